/**
 * A ruling on a slip: the seal, what is ruled, the measure where it is about a size, the source. `<Slip said={…} onClose={…} />`
 */
import type { ComponentChildren } from "preact";
import { lang, t } from "../i18n";
import type { Said } from "../wire/messages";
import { chips, inUnit } from "./figure";
import { Mark } from "./icon";

const SYLLABLES: Record<string, [string, string]> = { ko: ["판", "정"], ja: ["裁", "定"] };

export function Seal() {
  const syllables = SYLLABLES[lang];
  return (
    <span class="seal" aria-hidden="true">
      {syllables ? (
        <span>
          {syllables[0]}
          <br />
          {syllables[1]}
        </span>
      ) : (
        <Mark />
      )}
    </span>
  );
}

export function Slip({ said, children }: { said: Said; children?: ComponentChildren }) {
  return (
    <div class="slip ruling" role="status">
      {said.rule && <Seal />}
      <div class="body">
        <h2>{said.title}</h2>
        <p>{inUnit(said.sentence)}</p>
        <Measure said={said} />
        <details>
          <summary class="citation">{said.sources || t("web-why")}</summary>
          {said.steps.map((step) => (
            <p key={step} class="m">
              {inUnit(step)}
            </p>
          ))}
        </details>
        {children}
      </div>
    </div>
  );
}

/** A ruling about size, drawn to scale: what was bet, what was added to it, what is missing to a full raise. Only what the ruling says. */
function Measure({ said }: { said: Said }) {
  const { owed, size, full_level: full } = said.numbers;
  if (said.code !== "not_reopened" || typeof owed !== "number" || typeof size !== "number" || owed <= 0 || owed >= size) return null;
  const base = typeof full === "number" && full > 0 ? full : size;
  const whole = base + size;
  const part = (chipsIn: number) => `${(chipsIn / whole) * 100}%`;
  return (
    <div class="measure" aria-hidden="true">
      <span class="p0" style={{ left: "0", width: part(base) }}>
        <i class="n">{chips(base)}</i>
      </span>
      <span class="p1" style={{ left: part(base), width: part(owed) }}>
        <i class="n">+{chips(owed)}</i>
      </span>
      <span class="lack" style={{ left: part(base + owed), width: part(size - owed) }}>
        <i class="n">{chips(size - owed)}</i>
      </span>
    </div>
  );
}
