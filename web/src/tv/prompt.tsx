/** What the table waits for, in the largest words, and how far the hand has come: its streets, or its cards where somebody enters them. */
import { t } from "../i18n";
import { Card } from "../parts/card";
import { inUnit } from "../parts/figure";
import type { HandView } from "../wire/messages";
import type { View } from "../wire/store";
import { large } from "./screen";

const STREETS = ["preflop", "flop", "turn", "river"] as const;
const WIDE = /[\u1100-\uffdc]/; // a sign twice as wide as a Latin one
const LARGEST = 76; // pixels of the sheet, `--size-h1` of the display
const LEAST = 46; // from there on two lines

export function Prompt({ view }: { view: View }) {
  const [sentence, short] = [inUnit(view.prompt.sentence), inUnit(view.prompt.short)];
  const running = view.hand?.running === true && !view.room.closed;
  return (
    <div class="prompt" role="status">
      <p class="words">
        <b style={large.value ? { fontSize: `${fitting(sentence, running ? 620 : 1200)}px` } : {}}>{sentence}</b>
        {short && <span>{short}</span>}
      </p>
      {running && <Progress hand={view.hand!} />}
    </div>
  );
}

/** The largest size at which the words stay on one line of `width` pixels, or the least one. */
function fitting(words: string, width: number): number {
  const ems = [...words].reduce((sum, sign) => sum + (WIDE.test(sign) ? 0.98 : 0.56), 0);
  return Math.max(LEAST, Math.min(LARGEST, Math.floor(width / ems)));
}

function Progress({ hand }: { hand: HandView }) {
  const boards = hand.boards.filter((board) => board.length > 0);
  if (boards.length) {
    return (
      <div class={`boards runs-${boards.length}`}>
        {boards.map((board, run) => (
          <p key={run}>
            {[0, 1, 2, 3, 4].map((at) => (
              <Card key={at} name={board[at] ?? ""} />
            ))}
          </p>
        ))}
      </div>
    );
  }
  const next = nextStreet(hand);
  return (
    <ol class="streets">
      {STREETS.map((street, at) => (
        <li key={street} class={at < next ? "done" : at === next ? "next" : ""} aria-current={at === next ? "step" : undefined}>
          {t(`web-tv-${street}`)}
        </li>
      ))}
    </ol>
  );
}

/** The street that is played, or the one to be dealt; past the last one when the betting of the river is over. */
function nextStreet(hand: HandView): number {
  const at = STREETS.indexOf(hand.street as (typeof STREETS)[number]);
  if (hand.waits_for === "player") return at;
  if (hand.waits_for !== "cards") return STREETS.length;
  const named = STREETS.findIndex((street) => t(`web-tv-${street}`) === hand.next_street_label);
  return named < 0 ? at + 1 : named;
}
