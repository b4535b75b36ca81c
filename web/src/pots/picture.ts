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
  for (const rect of building.querySelectorAll<SVGRectElement>(".bricks g rect")) brick(draw, rect);
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

/** Every run of letters on the building, SVG or not. */
function* texts(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const found = walker.currentNode as Text;
    if (found.data.trim() && !found.parentElement?.closest(".vh")) yield found;
  }
}

function word(draw: CanvasRenderingContext2D, text: Text): void {
  const range = document.createRange();
  range.selectNodeContents(text);
  const style = getComputedStyle(text.parentElement!);
  const lines = [...range.getClientRects()];
  const box = lines[0];
  if (!box) return;
  draw.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  draw.fillStyle = text.parentElement instanceof SVGElement ? style.fill : style.color;
  draw.textBaseline = "middle";
  draw.fillText(text.data, box.left, box.top + box.height / 2, lines.length > 1 ? box.width * lines.length : undefined);
}
