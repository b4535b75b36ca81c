/** What the results page shows of a night: the parts of the view it needs, named once. */
import type { LedgerRowView, LineView, MeView, ResultsView, RoomView } from "../wire/messages";

export interface Night {
  room: RoomView;
  me: MeView;
  /** Null while the night goes on; then `ledger` has where everybody stands. */
  results: ResultsView | null;
  ledger: LedgerRowView[];
  lines: LineView[];
  older: boolean;
}

/** The rows, the winner first; those equal as the guest list has them. */
export function ranked(night: Night): LedgerRowView[] {
  return [...(night.results?.rows ?? night.ledger)].sort((one, other) => other.net - one.net);
}

/** Whose number is the large one: mine, or the biggest winner's for somebody who only looks on. */
export function hero(night: Night): LedgerRowView | undefined {
  const rows = ranked(night);
  return rows.find((row) => row.player === night.me.player) ?? rows[0];
}

/** A name by its id. */
export function nameOf(night: Night, player: string): string {
  return (night.results?.rows ?? night.ledger).find((row) => row.player === player)?.name ?? player;
}

/** Hours and minutes from the opening to the last line of the log. */
export function lasted(night: Night): { hours: number; minutes: number } | null {
  const last = night.lines.at(-1);
  if (!last) return null;
  const minutes = Math.max(0, Math.round((last.at / 1000 - night.room.opened_at) / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
