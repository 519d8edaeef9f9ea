import type { Aftermath } from "../wire";
import { DASHES, lineOf } from "./geometry";
import type { CardText } from "./words";

// The card to be shared, drawn as a picture.

export const [WIDTH, HEIGHT] = [720, 900];
const [EDGE, PLATE_HEIGHT] = [54, 408];
const [WINE, BRASS, CREAM, PAPER] = ["#6d1f2a", "#d8b25c", "#fdf3da", "#fdf6e5"];
const INKS = ["#1d5c96", "#a34a06", "#0b6b57", "#87408a", "#5b5a57"];

/** What is engraved there, as a picture by itself: with all its styles, because a picture knows no page. */
function standalone(plate: SVGElement): string {
  const copy = plate.cloneNode(true) as SVGElement;
  const styled = [plate, ...plate.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  const wanted = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "text-anchor",
    "display",
  ];
  styled.forEach((one, i) => {
    const style = getComputedStyle(one);
    // As attributes, because the page allows no style that is written into a document.
    for (const name of wanted) copies[i]!.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String((WIDTH * 2) / 3));
  const print = getComputedStyle(plate).getPropertyValue("--print") || "#241a12";
  for (const pattern of document.querySelectorAll("pattern[id^='e-']")) copy.prepend(pattern.cloneNode(true));
  return new XMLSerializer().serializeToString(copy).replaceAll("var(--print)", print);
}

async function pictureOf(plate: SVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(plate))}`;
  await image.decode();
  return image;
}

function drawLines(pen: CanvasRenderingContext2D, after: Aftermath, me: number, top: number, height: number): void {
  const worths = after.points.flatMap((point) => point.worth);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const x = (into: number) => EDGE + 16 + ((WIDTH - 2 * EDGE - 32) * into) / after.starts.length;
  const y = (worth: number) => top + height - 14 - ((height - 28) * (worth - least)) / Math.max(1, most - least);
  const seats = after.fortunes.map((_, seat) => seat).sort((a, b) => Number(a === me) - Number(b === me));
  for (const seat of seats) {
    pen.strokeStyle = INKS[seat % 5]!;
    pen.lineWidth = seat === me ? 6 : 3;
    pen.setLineDash(
      (DASHES[seat % 5] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((n) => Number(n) * 1.6),
    );
    pen.stroke(new Path2D(lineOf(seat, after, x, y)));
  }
  pen.setLineDash([]);
}

export async function drawCard(text: CardText, after: Aftermath, me: number, plate: SVGElement | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = WINE;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = BRASS;
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  const wide = WIDTH - 2 * EDGE;
  pen.fillStyle = plate ? getComputedStyle(plate).backgroundColor : PAPER;
  pen.fillRect(EDGE, EDGE, wide, PLATE_HEIGHT);
  if (plate) pen.drawImage(await pictureOf(plate), EDGE, EDGE, wide, (wide * 2) / 3);
  pen.textAlign = "center";
  const write = (line: string, font: string, y: number, fill = CREAM) => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(line, WIDTH / 2, y, wide);
  };
  write(text.game, `italic 34px "EB Garamond", Georgia, serif`, 514, BRASS);
  write(text.place, `500 64px "EB Garamond", Georgia, serif`, 580);
  write(text.worth, `600 36px "Source Sans 3", sans-serif`, 634);
  pen.fillStyle = PAPER;
  pen.fillRect(EDGE, 664, wide, 132);
  drawLines(pen, after, me, 664, 132);
  write(text.address, `400 26px "Source Sans 3", sans-serif`, 842);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Handed to whatever the device shares with; kept as a file where it shares with nothing. */
export async function handOver(blob: Blob, name: string): Promise<"shared" | "saved"> {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
