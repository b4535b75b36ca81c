/** A row a player: name, chips, what became of him. Arrows and Enter move through the rows; several lines may be pasted at once. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { mistake } from "./answer";
import { addRow, change, entry, MOST_ROWS, paste, removeRow, rows, STATES, type Row, type State } from "./form";

/** `children` stand beside the button that adds a row. */
export function Rows({ children }: { children: ComponentChildren }) {
  const table = useRef<HTMLTableElement>(null);
  const go = (id: number, field: string) => requestAnimationFrame(() => table.current?.querySelector<HTMLInputElement>(`[data-row="${id}"] [data-field="${field}"]`)?.focus());
  const move = (event: KeyboardEvent, id: number, field: string) => {
    const at = rows.value.findIndex((each) => each.id === id);
    const down = event.key === "ArrowDown" || event.key === "Enter";
    if (!down && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = rows.value[at + (down ? 1 : -1)];
    if (next) go(next.id, field);
    else if (event.key === "Enter") go(addRow(), field);
  };
  return (
    <>
      <table class="entry" ref={table}>
        <caption class="vh">{t("web-pots-rows")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("web-pots-player")}</th>
            <th scope="col" class="r">
              <span class="pick">
                <select class="entry-kind" data-do="entry" aria-label={t("web-pots-entry")} value={entry.value} onChange={(event) => (entry.value = event.currentTarget.value as "put_in" | "stack")}>
                  <option value="put_in">{t("web-pots-put-in")}</option>
                  <option value="stack">{t("web-pots-stack")}</option>
                </select>
                <Icon name="down" />
              </span>
            </th>
            <th scope="col" class="r">
              {t("web-pots-status")}
            </th>
            <th scope="col">
              <span class="vh">{t("web-pots-remove")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.value.map((row, at) => (
            <Line key={row.id} row={row} at={at} move={move} />
          ))}
        </tbody>
      </table>
      <div class="tools">
        <button type="button" class="add" data-do="add-row" disabled={rows.value.length >= MOST_ROWS} onClick={() => go(addRow(), "amount")}>
          <Icon name="plus" />
          {t("web-pots-add")}
        </button>
        {children}
      </div>
    </>
  );
}

function Line({ row, at, move }: { row: Row; at: number; move: (event: KeyboardEvent, id: number, field: string) => void }) {
  const wrong = mistake.value && mistake.value.field !== "" && mistake.value.field.trim() === row.name.trim() ? mistake.value.sentence : "";
  const named = row.name || `${at + 1}`;
  return (
    <>
      <tr data-row={row.id} class={`${row.state === "folded" ? "gone" : ""} ${wrong ? "wrong" : ""}`}>
        <th scope="row">
          <input
            data-field="name"
            value={row.name}
            maxLength={40}
            aria-label={t("web-pots-name-of", { number: at + 1 })}
            onInput={(event) => change(row.id, { name: event.currentTarget.value })}
            onKeyDown={(event) => move(event, row.id, "name")}
            onPaste={(event) => paste(row.id, event.clipboardData?.getData("text") ?? "") && event.preventDefault()}
          />
        </th>
        <td class="r">
          <input
            class="n"
            data-field="amount"
            inputMode="decimal"
            value={row.amount}
            maxLength={40}
            placeholder="0"
            aria-label={t("web-pots-chips-of", { name: named })}
            aria-invalid={wrong !== ""}
            onInput={(event) => change(row.id, { amount: event.currentTarget.value })}
            onKeyDown={(event) => move(event, row.id, "amount")}
            onPaste={(event) => paste(row.id, event.clipboardData?.getData("text") ?? "") && event.preventDefault()}
          />
        </td>
        <td class="r">
          <span class="pick">
            <select data-field="state" aria-label={t("web-pots-status-of", { name: named })} value={row.state} onChange={(event) => change(row.id, { state: event.currentTarget.value as State })}>
              {STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`web-pots-${state.replace("_", "-")}`)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </td>
        <td>
          <button type="button" class="ic" data-do="remove-row" aria-label={t("web-pots-remove-name", { name: named })} disabled={rows.value.length <= 2} onClick={() => removeRow(row.id)}>
            <Icon name="x" />
          </button>
        </td>
      </tr>
      {wrong && (
        <tr>
          <td colSpan={4} class="fault" role="alert">
            {wrong}
          </td>
        </tr>
      )}
    </>
  );
}
