/** Line icons, 22 px, one idea each. A word stands beside any icon that acts on chips. `<Icon name="undo" />` */
const PATHS = {
  back: "M13.5 4.5 7 11l6.5 6.5",
  down: "M6 9l5 5 5-5",
  grip: "M11 3.5v15M7.500 7 11 3.500 14.500 7M7.500 15l3.500 3.500 3.500-3.500",
  more: "M4 7h14M4 15h14",
  qr: "M4 4h5v5H4zM13 4h5v5h-5zM4 13h5v5H4zM13 13h2M18 13v2M13 17v1M17.5 18H18",
  undo: "M8 5 4 9l4 4M4.5 9H13a4.5 4.5 0 0 1 0 9H9",
  lock: "M5 10h12v8H5zM7.5 10V7.5a3.5 3.5 0 0 1 7 0V10",
  check: "m4.5 11.5 4.5 4.5 8.5-10",
  plus: "M11 4.5v13M4.5 11h13",
  minus: "M4.5 11h13",
  x: "M5.5 5.5l11 11M16.5 5.5l-11 11",
  share: "M11 14V3.5M7 7l4-4 4 4M5 11v7.5h12V11",
  copy: "M8 8h10v10H8zM5 14H4V4h10v1",
  link: "M9 13l4-4M7.5 10.5 5 13a3.2 3.2 0 0 0 4.5 4.5L12 15M14.5 11.5 17 9a3.2 3.2 0 0 0-4.500-4.500L10 7",
  image: "M4 5h14v12H4zM4 14l4-4 4 4 2.500-2.500L18 15M13.5 8.500h.01",
  moon: "M17.5 13A7.5 7.5 0 0 1 9 4.5a7.2 7.2 0 1 0 8.5 8.5z",
  sun: "M11 7.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM11 2.500v2M11 17.500v2M2.500 11h2M17.500 11h2M5 5l1.400 1.400M15.600 15.600 17 17M17 5l-1.400 1.400M6.400 15.600 5 17",
  arrow: "M3.5 11h14M12.5 6l5 5-5 5",
  log: "M5 5h12M5 9h12M5 13h8M5 17h8",
  players: "M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.500 18c0-3 2.500-5 5.500-5s5.500 2 5.500 5M14 4.500a3 3 0 0 1 0 5.500M16 13.500c2 .7 3.500 2.300 3.500 4.500",
  chips: "M11 3.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM11 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  tv: "M3 5h16v10H3zM8 18.500h6",
  pause: "M8 5v12M14 5v12",
  help: "M8.500 8.500a2.500 2.500 0 1 1 3.500 2.300c-.8.400-1 .9-1 1.700M11 16h.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 22 22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The mark: three steps of a building. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 22v-5.6h20V22zM9 14.8V9.2h13v5.6zM16 7.6V2h6v5.6z" />
    </svg>
  );
}
