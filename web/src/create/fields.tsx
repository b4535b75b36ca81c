/** The fields of the form: a number of chips, a switch, a choice. Each is one term of the settings by its name. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { AmountField } from "../parts/amount";
import type { SettingsView } from "../wire/messages";
import { set, settings } from "./terms";

type Numbers = { [Name in keyof SettingsView]: SettingsView[Name] extends number ? Name : never }[keyof SettingsView];
type Switches = { [Name in keyof SettingsView]: SettingsView[Name] extends boolean ? Name : never }[keyof SettingsView];

/** Chips, or another whole number. */
export function NumberField({ name, label, hint }: { name: Numbers; label: string; hint?: string }) {
  const [typed, setTyped] = useState(String(settings.value[name]));
  const value = settings.value[name];
  const select = (event: preact.TargetedFocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    requestAnimationFrame(() => field.select());
  };
  return (
    <label class="field number">
      <span>{label}</span>
      <AmountField
        name={name}
        value={Number(typed) === value ? typed : String(value)}
        set={(digits) => {
          setTyped(digits);
          set({ [name]: Number(digits) });
        }}
        onFocus={select}
      />
      {hint && <small class="m">{hint}</small>}
    </label>
  );
}

export function Switch({ name, label }: { name: Switches; label: string }) {
  return (
    <label class="choice">
      <input type="checkbox" name={name} checked={settings.value[name]} onChange={(event) => set({ [name]: event.currentTarget.checked })} />
      <span>{label}</span>
    </label>
  );
}

/** One of a few words; `options` are value and label. */
export function Choice({ name, label, options }: { name: "ante_kind" | "game"; label: string; options: [string, string][] }) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={settings.value[name]} onChange={(event) => set({ [name]: event.currentTarget.value })}>
        {options.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A rule of the house set apart from the preset; empty: as the preset has it. */
export function OptionChoice({ option, label, options }: { option: string; label: string; options: [string | number, string][] }) {
  const { [option]: set_apart, ...others } = settings.value.options;
  const choose = (said: string) => {
    const value = options.find(([each]) => String(each) === said)?.[0];
    set({ options: value === undefined ? others : { ...others, [option]: value } });
  };
  return (
    <label class="field">
      <span>{label}</span>
      <select name={option} value={String(set_apart ?? "")} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t("web-create-as-house")}</option>
        {options.map(([value, said]) => (
          <option key={value} value={String(value)}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Seats, 2 to 10: one tap each way. */
export function Seats({ label, fewer, more, children }: { label: string; fewer: preact.ComponentChildren; more: preact.ComponentChildren; children?: preact.ComponentChildren }) {
  const seats = settings.value.seats;
  return (
    <div class="field seats" role="group" aria-label={label}>
      <span>{label}</span>
      <div class="step">
        <button type="button" class="ic" aria-label={`${label} −1`} data-do="fewer-seats" disabled={seats <= 2} onClick={() => set({ seats: seats - 1 })}>
          {fewer}
        </button>
        <output class="n">{seats}</output>
        <button type="button" class="ic" aria-label={`${label} +1`} data-do="more-seats" disabled={seats >= 10} onClick={() => set({ seats: seats + 1 })}>
          {more}
        </button>
      </div>
      {children}
    </div>
  );
}
