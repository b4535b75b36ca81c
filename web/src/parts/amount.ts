/** An amount as it is typed: digits, and a unit behind them that is written out at once, so that "20만" is never taken for 20. */
const UNITS: Record<string, number> = { k: 1_000, 천: 1_000, 千: 1_000, m: 1_000_000, 만: 10_000, 万: 10_000 };

/** What stands in the field after a key: "20만" becomes "200000", "5k" "5000". A sign that belongs to no amount is not taken. */
export function typedAmount(text: string): string {
  const plain = text.replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).toLowerCase();
  const digits = plain.replace(/[^0-9]/g, "");
  const unit = UNITS[/^[\d,]+\s*([k천千m만万])$/.exec(plain.trim())?.[1] ?? ""];
  return unit ? String(Number(digits) * unit) : digits;
}
