/** Nets after each hand as the steps of a line, in pixels. Presentation only. */

export interface Frame {
  width: number;
  height: number;
  least: number; // net at the bottom
  most: number; // net at the top
  hands: number; // points of the longest line
}

/** The frame that all lines of a night share, so that they can be compared: 0 is always in it. `even`: 0 in the middle. */
export function frameOf(graph: Record<string, number[]>, width: number, height: number, even = false): Frame {
  const nets = [0, ...Object.values(graph).flat()];
  const [low, high] = [Math.min(...nets), Math.max(...nets)];
  const reach = Math.max(1, -low, high);
  const hands = Math.max(1, ...Object.values(graph).map((line) => line.length));
  return { width, height, least: even ? -reach : low, most: even ? reach : Math.max(high, low + 1), hands };
}

/** y of a net. */
export function level(frame: Frame, net: number): number {
  return frame.height - ((net - frame.least) / (frame.most - frame.least)) * frame.height;
}

/** The path of one line: it begins at 0, and every hand is a step. */
export function steps(frame: Frame, nets: number[]): string {
  const wide = frame.width / frame.hands;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M0 ${round(level(frame, 0))}${nets.map((net, at) => `V${round(level(frame, net))}H${round((at + 1) * wide)}`).join("")}`;
}
