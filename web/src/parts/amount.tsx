/** An amount as it is typed: 1,000 at every key, and a unit behind it that is written out at once, so that "20만" is never taken for 20. */
const UNITS: Record<string, number> = { k: 1_000, 천: 1_000, 千: 1_000, m: 1_000_000, 만: 10_000, 万: 10_000 };
const MOST_DIGITS = 15;

/** What stands in the field after a key: "20만" becomes "200000", "5k" "5000". A sign that belongs to no amount is not taken. */
function typedAmount(text: string): string {
  const plain = text.replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).toLowerCase();
  const digits = plain.replace(/[^0-9]/g, "");
  const unit = UNITS[/^[\d,]+\s*([k천千m만万])$/.exec(plain.trim())?.[1] ?? ""];
  return (unit ? String(Number(digits) * unit) : digits).slice(0, MOST_DIGITS);
}

/** "12000" is shown as 12,000. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

interface Props {
  /** Digits alone. */
  value: string;
  set: (digits: string) => void;
  label?: string;
  class?: string;
  required?: boolean;
  name?: string;
  /** What the field does, and for whom. */
  does?: string;
  dataName?: string;
  onFocus?: (event: preact.TargetedFocusEvent<HTMLInputElement>) => void;
}

/** A field for chips. */
export function AmountField({ value, set, label, class: extra = "n", required = false, name, does, dataName, onFocus }: Props) {
  const typed = (event: preact.TargetedInputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const after = field.value.slice(field.selectionStart ?? field.value.length).replace(/[^0-9]/g, "").length;
    const digits = typedAmount(field.value);
    field.value = grouped(digits);
    const caret = placed(field.value, after);
    field.setSelectionRange(caret, caret);
    set(digits);
  };
  return (
    <input
      class={extra}
      inputMode="numeric"
      autocomplete="off"
      value={grouped(value)}
      style={{ "--signs": Math.max(1, grouped(value).length) } as preact.CSSProperties}
      required={required}
      name={name}
      aria-label={label}
      data-do={does}
      data-name={dataName}
      onInput={typed}
      onFocus={onFocus}
    />
  );
}

/** Where the caret stands with so many digits behind it: before a comma, so that the next one taken back is a digit. */
function placed(text: string, after: number): number {
  let at = text.length;
  for (let left = after; left > 0 && at > 0; at--) if (text[at - 1] !== ",") left--;
  return text[at - 1] === "," ? at - 1 : at;
}
