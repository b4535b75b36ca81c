/** Playing cards: paper, rank first and large, four colours and four shapes. `<Card name="As" />`, an empty name is an empty place. */
const SHAPES: Record<string, string> = {
  s: "M10 1C8.200 4.400 2 7.600 2 12c0 2.500 1.800 4.100 4 4.100 1.300 0 2.400-.6 3.100-1.600-.1 2-.9 3.500-2.500 4.500h6.800c-1.600-1-2.400-2.500-2.500-4.500.7 1 1.800 1.600 3.100 1.600 2.200 0 4-1.600 4-4.100 0-4.400-6.200-7.600-8-11z",
  h: "M10 18.500C7.600 14.900 1.500 11.900 1.500 7c0-2.800 2-4.700 4.400-4.700 1.800 0 3.300 1 4.100 2.700.8-1.700 2.300-2.700 4.100-2.700 2.400 0 4.400 1.900 4.400 4.700 0 4.900-6.100 7.900-8.500 11.500z",
  d: "M10 .8 16.600 10 10 19.200 3.400 10z",
  c: "M10 1.200a4.100 4.100 0 0 0-3.300 6.500 4.200 4.200 0 1 0 2.500 6.300c-.1 2-.9 3.600-2.600 4.700h6.800c-1.700-1.100-2.500-2.700-2.600-4.700a4.200 4.200 0 1 0 2.500-6.300A4.100 4.100 0 0 0 10 1.200z",
};
const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

export function Card({ name }: { name: string }) {
  const suit = name.slice(-1);
  if (!SHAPES[suit]) return <span class="card slot" />;
  const rank = name.slice(0, -1).replace("T", "10");
  return (
    <span class={`card ${suit}`} role="img" aria-label={`${rank}${SIGNS[suit]}`}>
      <b class={rank === "10" ? "ten" : ""}>{rank}</b>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPES[suit]} />
      </svg>
    </span>
  );
}
