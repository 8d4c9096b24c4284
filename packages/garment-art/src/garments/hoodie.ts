import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { lightOn } from '../folds.ts';
import { n, type Point, through } from '../outline.ts';
import { darken, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, cutOf, hang } from './cut.ts';
import { stitches } from './details.ts';
import { zip } from './jacket.ts';
import { rib } from './rib.ts';
import { drawSleeves } from './sleeves.ts';
import { drawTorso, hemPath } from './torso.ts';

/** A hooded sweatshirt with its pouch pocket and drawcords. */
export function drawHoodie(pen: Pen, art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const [base] = fabric.colours;
  const usual = cutOf('jacket', art, random.between(0, 0.8));
  const cut = hang({ ...usual, top: usual.top + 45 }, pen);
  const { shadow, shine } = lightOn(base);
  drawSleeves(pen, fabric, cut, {
    length: 560,
    cuff: 100,
    angle: random.between(12, 17),
    borders: rib(base, 100),
    gathered: true,
  });
  const [px, py] = [130, cut.hemY - 60];
  const pouch = `M${450 - px} ${n(py)}l6-96l56-72h${2 * px - 124}l56 72l6 96z`;
  drawTorso(pen, fabric, cut, {
    neck: 'collar',
    back,
    loose: 1.1,
    ripple: 2.5,
    marks: back
      ? ''
      : `<path d="${pouch}" fill="${base}" fill-opacity=".5"/><path d="${pouch}" fill="none" stroke="${shadow}" stroke-width="3.4" stroke-opacity=".8"/>${stitches(pouch, shine)}`,
    borders: [{ path: hemPath(cut), stripes: rib(base, 104) }],
  });
  const isZipped = pen.asks('zip') || (pen.surface === undefined && random.chance(0.45));
  if (isZipped && !back) zip(pen, base, cut.top + 60, cut.hemY + cut.dip);
  if (pen.wearer) return drawHoodDown(pen, fabric, cut);
  const half = fromThroat(cut);
  const hood = through(back ? hoodBehind(cut) : hoodInFront(cut), true);
  pen.draw(`<path d="${hood}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.4"/>`);
  if (back) pen.draw(hoodSeams(half, shadow));
  else drawOpening(pen, fabric, cut, hood);
}

type Half = (w: number, y: number, corner?: 'c') => Point;

/** Maps positions relative to the middle of the throat. */
function fromThroat(cut: Cut): Half {
  return (w, y, corner) => (corner ? [450 + w, cut.top + y, corner] : [450 + w, cut.top + y]);
}

function hoodBehind(cut: Cut): Point[] {
  const half = fromThroat(cut);
  return [
    half(-cut.neck - 34, 20),
    half(-cut.neck - 10, -66),
    half(0, -96),
    half(cut.neck + 10, -66),
    half(cut.neck + 34, 20),
    half(60, 120),
    half(0, 172),
    half(-60, 120),
  ];
}

function hoodInFront(cut: Cut): Point[] {
  const half = fromThroat(cut);
  return [
    half(-cut.neck - 58, 58, 'c'),
    half(-cut.neck - 44, -20),
    half(-cut.neck - 8, -100),
    half(0, -132),
    half(cut.neck + 8, -100),
    half(cut.neck + 44, -20),
    half(cut.neck + 58, 58, 'c'),
    half(34, 108),
    half(0, 136, 'c'),
    half(-34, 108),
  ];
}

/** Narrow and pointed at the bottom, where the edges meet: a round opening would look like a collar. */
function hoodOpening(cut: Cut): Point[] {
  const half = fromThroat(cut);
  return [
    half(-cut.neck + 22, 4),
    half(-cut.neck + 26, -50),
    half(0, -94),
    half(cut.neck - 26, -50),
    half(cut.neck - 22, 4),
    half(0, 112, 'c'),
  ];
}

function hoodFolds(cut: Cut): string[] {
  const half = fromThroat(cut);
  return [-1, 1].flatMap((side) => [
    through([
      half(side * (cut.neck + 40), 40),
      half(side * (cut.neck + 14), -20),
      half(side * (cut.neck - 10), -78),
    ]),
    through([
      half(side * (cut.neck + 10), 70),
      half(side * (cut.neck - 4), 36),
      half(side * (cut.neck + 2), -10),
    ]),
  ]);
}

const hoodSeams = (half: Half, shadow: string) =>
  `<path d="${through([half(0, -94), half(8, 40), half(0, 166)])}" fill="none" stroke="${shadow}" stroke-width="3" stroke-opacity=".5"/><path d="${through([half(-80, 20), half(-30, 80), half(0, 90), half(40, 78), half(84, 16)])}" fill="none" stroke="${shadow}" stroke-width="12" stroke-opacity=".2"/>`;

/** The hood's opening with its lining, rim and cords. */
function drawOpening(pen: Pen, fabric: Fabric, cut: Cut, hood: string): void {
  const [base, second, accent] = fabric.colours;
  const { shadow } = lightOn(base);
  const half = fromThroat(cut);
  const opening = through(hoodOpening(cut), true);
  const lining = darken(second === base ? accent : base, 0.45);
  pen.draw(
    `<path d="${hood}" fill="${shadow}" fill-opacity=".1"/>` +
      hoodFolds(cut)
        .map((d) => `<path d="${d}" fill="none" stroke="${shadow}" stroke-width="9" stroke-opacity=".16"/>`)
        .join('') +
      `<path d="${through([half(0, -131), half(0, -94)])}" fill="none" stroke="${shadow}" stroke-width="2.4" stroke-opacity=".6"/>` +
      `<path d="${opening}" fill="${lining}"/>` +
      `<path d="${through([half(-cut.neck + 26, -10), half(0, 26), half(cut.neck - 26, -10)])}" fill="none" stroke="${darken(lining, 0.4)}" stroke-width="4" stroke-opacity=".7"/><rect x="437" y="${n(cut.top + 30)}" width="26" height="15" rx="2" fill="${lighten(second, 0.5)}" fill-opacity=".85"/>` +
      `<path d="${opening}" fill="none" stroke="${darken(base, 0.42)}" stroke-width="17"/><path d="${opening}" fill="none" stroke="${lighten(base, 0.08)}" stroke-width="14"/>${stitches(opening, darken(base, 0.3))}` +
      [-1, 1].map((side) => drawcord(side, half, second)).join(''),
  );
}

/** A hood worn down: a roll of cloth around the neck with its cords in front. */
function drawHoodDown(pen: Pen, fabric: Fabric, cut: Cut): void {
  const [base, second] = fabric.colours;
  const half = fromThroat(cut);
  const side = (sign: number): Point[] => [
    half(sign * (cut.neck + 52), 66),
    half(sign * (cut.neck + 34), -22),
    half(sign * (cut.neck - 14), -58),
    half(sign * (cut.neck - 24), -10),
    half(sign * (cut.neck - 30), 46),
  ];
  const roll = through(
    [
      ...side(-1),
      half(0, 100, 'c'),
      ...side(1).toReversed(),
      half(44, 128),
      half(0, 156, 'c'),
      half(-44, 128),
    ],
    true,
  );
  const inside = through([...side(-1).slice(2), half(0, 100, 'c'), ...side(1).toReversed().slice(0, 3)]);
  pen.draw(
    `<path d="${roll}" fill="${base}" stroke="${darken(base, 0.5)}" stroke-width="1.6"/><path d="${inside}" fill="none" stroke="${darken(base, 0.42)}" stroke-width="12" stroke-opacity=".7"/>` +
      [-1, 1].map((sign) => drawcord(sign, half, second)).join(''),
  );
}

/** One of the two cords at the throat, through its eyelet, with a knot at the end. */
function drawcord(side: number, half: Half, colour: string): string {
  const end = half(side * 27, 226 + side * 12);
  const path = through([half(side * 17, 92), half(side * 31, 160), end]);
  return (
    `<path d="${path}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="8"/><path d="${path}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="5.5"/>` +
    `<circle cx="${end[0]}" cy="${n(end[1])}" r="7" fill="${lighten(colour, 0.2)}" stroke="${darken(colour, 0.4)}" stroke-width="1.5"/>` +
    `<circle cx="${450 + side * 17}" cy="${n(half(0, 92)[1])}" r="6" fill="#c9c3b8" stroke="#6f6a63" stroke-width="2"/>`
  );
}
