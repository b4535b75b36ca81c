/** The results as a picture for a chat group: paper, the rows, who pays whom. Drawn here, sent nowhere. */
import { figure, lang, signed, t } from "../i18n";
import { nameOf, ranked, type Night } from "./night";

const WIDTH = 1080;
const MARGIN = 72;
const ROW = 84;
const STEP = "M2 22v-5.6h20V22zM9 14.8V9.2h13v5.6zM16 7.6V2h6v5.6z";

interface Pen {
  paint: CanvasRenderingContext2D;
  words: (size: number, strong?: boolean) => string;
  figures: (size: number, strong?: boolean) => string;
  ink: string;
  second: string;
  rule: string;
}

/** A PNG of 1080 pixels width. */
export async function picture(night: Night): Promise<Blob | null> {
  const rows = ranked(night);
  const payments = night.results?.payments ?? [];
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 250 + rows.length * ROW + (payments.length ? 120 + payments.length * ROW : 20) + 130;
  const pen = penOf(canvas);
  let y = title(pen, night);
  for (const row of rows) y = line(pen, y, [row.name], signed(row.net), true);
  if (payments.length) {
    y += 92;
    write(pen, t("web-results-settle"), MARGIN, y - 24, pen.words(40, true), pen.ink);
    for (const payment of payments) y = line(pen, y, [nameOf(night, payment.payer), nameOf(night, payment.payee)], figure(payment.amount), false);
  }
  rule(pen, y);
  write(pen, t("web-results-play-chips"), MARGIN, canvas.height - 56, pen.words(26), pen.second, WIDTH - 2 * MARGIN - 230);
  brand(pen, canvas.height - 56);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function penOf(canvas: HTMLCanvasElement): Pen {
  const style = getComputedStyle(document.body);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const [words, figures] = [value(lang === "ja" ? "--font-text-ja" : "--font-text"), value("--font-figure")];
  const paint = canvas.getContext("2d")!;
  paint.fillStyle = value("--sheet");
  paint.fillRect(0, 0, canvas.width, canvas.height);
  return {
    paint,
    words: (size, strong) => `${strong ? 700 : 400} ${size}px ${words}`,
    figures: (size, strong) => `${strong ? 600 : 400} ${size}px ${figures}`,
    ink: value("--ink"),
    second: value("--ink-2"),
    rule: value("--rule"),
  };
}

function title(pen: Pen, night: Night): number {
  const day = new Date(night.room.opened_at * 1000).toLocaleDateString(lang, { year: "numeric", month: "long", day: "numeric" });
  write(pen, night.room.name || t("web-results-title"), MARGIN, 118, pen.words(60, true), pen.ink, WIDTH - 2 * MARGIN);
  write(pen, `${day} · ${t("web-results-hands", { hands: night.room.number })}`, MARGIN, 176, pen.words(34), pen.second);
  return 218;
}

/** A ruled row: a name, or who pays whom, and the number at the right edge. Answers the y below it. */
function line(pen: Pen, y: number, names: string[], number: string, strong: boolean): number {
  rule(pen, y);
  const base = y + ROW / 2 + 15;
  write(pen, names.join(" → "), MARGIN, base, pen.words(40, true), pen.ink, 560);
  pen.paint.textAlign = "right";
  write(pen, number, WIDTH - MARGIN, base + 2, pen.figures(48, strong), pen.ink);
  pen.paint.textAlign = "left";
  return y + ROW;
}

function rule(pen: Pen, y: number): void {
  pen.paint.fillStyle = pen.rule;
  pen.paint.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 2);
}

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string, most?: number): void {
  pen.paint.font = font;
  pen.paint.fillStyle = colour;
  pen.paint.fillText(text, x, y, most);
}

function brand({ paint, words, ink }: Pen, y: number): void {
  paint.font = words(34, true);
  paint.fillStyle = ink;
  paint.textAlign = "right";
  paint.fillText("floorman", WIDTH - MARGIN, y);
  const left = WIDTH - MARGIN - paint.measureText("floorman").width - 48;
  paint.textAlign = "left";
  paint.translate(left, y - 30);
  paint.scale(1.5, 1.5);
  paint.fill(new Path2D(STEP));
  paint.resetTransform();
}
