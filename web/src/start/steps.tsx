/** The mark, large: three floors of a pot as the poster's picture. Decoration; the calculator has the real one. */
const FLOORS: [number, number, number][] = [
  [0, 0, 4],
  [1, 1, 3],
  [2, 2, 2],
];
const BRICK = { width: 84, height: 62, gap: 3 };

export function Steps() {
  return (
    <svg class="poster-steps bricks" viewBox={`0 0 ${BRICK.width * 4} ${BRICK.height * 3 + 2}`} aria-hidden="true">
      {FLOORS.flatMap(([floor, first, count]) =>
        Array.from({ length: count }, (_, at) => (
          <g key={`${floor} ${at}`} class={`p${floor}`}>
            <rect
              x={(first + at) * BRICK.width + BRICK.gap / 2}
              y={(2 - floor) * BRICK.height + BRICK.gap / 2}
              width={BRICK.width - BRICK.gap}
              height={BRICK.height - BRICK.gap}
              rx="2"
            />
          </g>
        )),
      )}
      <line class="ground" x1="0" x2={BRICK.width * 4} y1={BRICK.height * 3} y2={BRICK.height * 3} />
    </svg>
  );
}
