/** The building as a PNG: its bricks and labels, drawn on a canvas as they stand on the page. */

const SCALE = 2;
const MARGIN = 24;

/** The address of the picture, or an empty one where there is none to draw. */
export async function picture(): Promise<string> {
  const building = document.querySelector<HTMLElement>(".calc-out .bld");
  if (!building) return "";
  const frame = building.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = (frame.width + MARGIN * 2) * SCALE;
  canvas.height = (frame.height + MARGIN * 2) * SCALE;
  const draw = canvas.getContext("2d")!;
  draw.scale(SCALE, SCALE);
  draw.fillStyle = getComputedStyle(document.querySelector(".calc-out")!).backgroundColor;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.translate(MARGIN - frame.left, MARGIN - frame.top);
  for (const rect of building.querySelectorAll<SVGRectElement>(".bricks g rect:not(.plate)")) brick(draw, rect);
  for (const plate of building.querySelectorAll<SVGRectElement>(".bricks .plate")) fill(draw, plate);
  lines(draw, building);
  for (const words of texts(building)) word(draw, words);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  return blob ? URL.createObjectURL(blob) : "";
}

function brick(draw: CanvasRenderingContext2D, rect: SVGRectElement): void {
  const box = rect.getBoundingClientRect();
  const style = getComputedStyle(rect);
  const kind = rect.parentElement?.classList;
  draw.save();
  draw.beginPath();
  draw.roundRect(box.left, box.top, box.width, box.height, 2);
  if (kind?.contains("live")) {
    draw.fillStyle = style.fill;
    draw.fill();
  }
  if (kind?.contains("back")) draw.setLineDash([5, 4]);
  draw.strokeStyle = style.stroke;
  draw.lineWidth = parseFloat(style.strokeWidth) || 1;
  draw.stroke();
  if (kind?.contains("folded")) {
    draw.clip();
    for (let x = box.left - box.height; x < box.right; x += 7) {
      draw.beginPath();
      draw.moveTo(x, box.bottom);
      draw.lineTo(x + box.height, box.top);
      draw.stroke();
    }
  }
  draw.restore();
}

/** The ground under the words of a hatched brick. */
function fill(draw: CanvasRenderingContext2D, plate: SVGRectElement): void {
  const box = plate.getBoundingClientRect();
  draw.fillStyle = getComputedStyle(plate).fill;
  draw.fillRect(box.left, box.top, box.width, box.height);
}

/** The ground, and the cuts with the lines above the labels. */
function lines(draw: CanvasRenderingContext2D, building: Element): void {
  const body = building.querySelector(".bld-body")!;
  const joins = building.querySelector<SVGPathElement>(".joins path")!;
  const ground = body.getBoundingClientRect();
  const start = joins.ownerSVGElement!.getBoundingClientRect();
  draw.save();
  draw.lineWidth = 1;
  draw.strokeStyle = getComputedStyle(joins).stroke;
  draw.save();
  draw.translate(start.left, start.top);
  draw.stroke(new Path2D(joins.getAttribute("d")!));
  draw.restore();
  draw.beginPath();
  for (const label of building.querySelectorAll(".labels > li:not(.joins)")) {
    const box = label.getBoundingClientRect();
    draw.moveTo(box.left, box.top + 0.5);
    draw.lineTo(box.right, box.top + 0.5);
  }
  draw.stroke();
  draw.lineWidth = 1.5;
  draw.strokeStyle = getComputedStyle(body).color;
  draw.beginPath();
  draw.moveTo(ground.left, ground.bottom - 0.75);
  draw.lineTo(ground.right, ground.bottom - 0.75);
  draw.stroke();
  draw.restore();
}

/** Every run of letters on the building, SVG or not. */
function* texts(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const found = walker.currentNode as Text;
    if (found.data.trim() && !found.parentElement?.closest(".vh")) yield found;
  }
}

function word(draw: CanvasRenderingContext2D, text: Text): void {
  const style = getComputedStyle(text.parentElement!);
  draw.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  draw.fillStyle = text.parentElement instanceof SVGElement ? style.fill : style.color;
  draw.textBaseline = "middle";
  for (const { words, box } of broken(text)) draw.fillText(words, box.left, box.top + box.height / 2);
}

/** The lines into which the page has broken a text, each with its place. */
function broken(text: Text): { words: string; box: DOMRect }[] {
  const range = document.createRange();
  const found: { words: string; box: DOMRect }[] = [];
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const box = range.getBoundingClientRect();
    const last = found.at(-1);
    if (last && Math.abs(last.box.top - box.top) < 2) last.words += text.data[at];
    else if (box.width > 0) found.push({ words: text.data[at]!, box });
  }
  return found;
}
