/** The keys. */
import { t } from "../i18n";

const KEYS: [string, string][] = [
  ["F", "web-room-fold"],
  ["C", "web-room-key-stay"],
  ["R", "web-room-key-raise"],
  ["1–6", "web-room-key-sizes"],
  ["↑ ↓", "web-room-key-step"],
  ["Enter", "web-room-key-enter"],
  ["Esc", "web-room-back"],
  ["P", "web-room-key-pot"],
  ["B", "web-room-key-board"],
  ["S", "web-room-key-stacks"],
];

export function Help() {
  return (
    <dl class="keys">
      {KEYS.map(([key, says]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(says)}</dd>
        </div>
      ))}
    </dl>
  );
}
