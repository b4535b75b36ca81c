/** Questions about the people in the room, answered from what the server has sent. */
import { computed } from "@preact/signals";
import type { GuestView } from "../wire/messages";
import { guests, me, view } from "../wire/store";

/** Those I act for, myself first. */
export const mine = computed<GuestView[]>(() => {
  const speaks = me.value?.speaks_for ?? [];
  const own = me.value?.player ?? "";
  return speaks
    .map((player) => guests.value.get(player))
    .filter((guest): guest is GuestView => guest !== undefined)
    .sort((a, b) => Number(b.player === own) - Number(a.player === own));
});

/** Those whose phone is here: me, and everybody without one whom I keep, or, for the host, whom anybody keeps. */
export const close = computed<GuestView[]>(() => mine.value.filter((guest) => isClose(guest)));

export function isClose(guest: GuestView): boolean {
  const own = me.value?.player;
  return guest.player === own || guest.keeper === own || (guest.keeper !== "" && me.value?.host === true);
}

export const seated = computed<GuestView[]>(() => (view.value?.guests ?? []).filter((guest) => guest.chair >= 0).sort((a, b) => a.chair - b.chair));

/** Whether I may put out cards and name winners: I am in the hand, or the host. */
export const deals = computed(() => {
  const own = me.value?.player ?? "";
  return own !== "" && (me.value?.host === true || (view.value?.hand?.players.includes(own) ?? false));
});
