import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import { groundShadow } from '../backdrop.ts';
import type { Cut } from '../garments/cut.ts';
import { drawLegs } from '../garments/legs.ts';
import { drawSleeves } from '../garments/sleeves.ts';
import { drawTorso } from '../garments/torso.ts';
import type { Pen } from '../pen.ts';
import { buildOf, type Wearer, wearerOf } from './body.ts';
import { builds, type HangsFrom } from './builds.ts';
import { drawBareLegs } from './limbs.ts';
import { n } from '../outline.ts';

const leftEdge = 70;

/**
 * A wooden ruler on the wall, up from the floor at `floorY`, with a mark every 10 cm and a long one every 50; a dotted
 * line leads from it to the hem.
 * @param centimetre in pixels of the sheet
 */
function drawMeasuringRule(pen: Pen, floorY: number, centimetre: number, hemY: number): void {
  const top = floorY - 200 * centimetre;
  const marks = Array.from({ length: 20 }, (_, index) => {
    const y = n(floorY - (index + 1) * 10 * centimetre);
    return `M${leftEdge} ${y}h${(index + 1) % 5 === 0 ? 40 : 22}`;
  }).join('');
  pen.drawUnder(
    `<rect x="${leftEdge + 6}" y="${n(top + 8)}" width="52" height="${n(floorY - top)}" fill="#2a1810" fill-opacity=".14"/>` +
      `<rect x="${leftEdge}" y="${n(top)}" width="52" height="${n(floorY - top)}" fill="#d9b98a" stroke="#7a5a34" stroke-width="1.5"/>` +
      `<path d="${marks}" stroke="#4a341c" stroke-width="3"/>` +
      `<path d="M${leftEdge + 52} ${n(hemY)}H860" stroke="#6b2238" stroke-width="3.5" stroke-dasharray="1 11" stroke-linecap="round"/>`,
  );
}

/** How a garment sits on a body. */
export interface FigureHeights {
  /** The heights in pixels of the garment's neck, and of a head that suits its width. */
  readonly neckY: number;
  readonly head: number;
  /** What is below it: bare legs, plain churidar or trousers; missing when the garment has legs or hides them. */
  readonly below?: 'bare' | 'churidar' | 'trousers';
  /** Whether a plain top is drawn, for garments worn below the waist. */
  readonly top?: boolean;
}

const plain = (base: string): Fabric => ({
  print: 'plain',
  colours: [base, base, base],
  scale: 1,
  phase: 1,
});

/** A body and a garment in centimetres. */
interface GarmentMeasures {
  readonly heightCm: number;
  readonly lengthCm: number;
  readonly hangs: HangsFrom;
}

/** The floor's height on the sheet. */
const standsAt = 1136;

/** Body heights that fill the sheet, in centimetres; smaller people are drawn smaller. */
const sheetTall = { grown: 196, young: 152 };

/** Puts a figure on the pen's sheet for a garment to be drawn on, framed from crown to sole; to scale when `measures` is given. */
export function dressFigure(pen: Pen, art: Art, outfit: FigureHeights, measures?: GarmentMeasures): void {
  const wearer = wearerOf(art, outfit.neckY, outfit.head);
  const tall = wearer.floorY - wearer.headTop;
  const share = measures ? Math.min(1, measures.heightCm / sheetTall[buildOf(art)]) : 1;
  const scale = Math.round(((1090 * share) / tall) * 1000) / 1000;
  pen.enlarge(scale, wearer.floorY - (standsAt - 600) / scale);
  if (measures) {
    const hemY = hemOf(wearer, measures, buildOf(art));
    pen.wear({ ...wearer, hemY });
    const onSheet = standsAt - (wearer.floorY - hemY) * scale;
    drawMeasuringRule(pen, standsAt, (1090 * share) / measures.heightCm, onSheet);
  } else pen.wear(wearer);
  groundShadow(pen, 450, 1152, 190 * share, 0.5);
  if (outfit.below === 'bare') drawBareLegs(pen, wearer);
  else if (outfit.below) drawLower(pen, wearer, outfit.below, art);
  if (outfit.top) drawPlainTop(pen, wearer);
}

const hemOf = (
  { headTop, head, floorY }: Wearer,
  { heightCm, lengthCm, hangs }: GarmentMeasures,
  build: keyof typeof builds,
): number =>
  Math.min(floorY, headTop + builds[build][hangs] * head + (lengthCm * (floorY - headTop)) / heightCm);

function drawLower(
  pen: Pen,
  { head, waistY, floorY, crotchY }: Wearer,
  kind: 'churidar' | 'trousers',
  art: Art,
): void {
  const slim = kind === 'churidar';
  const colour = slim ? (art.colours[0] === art.colours[1] ? '#efe6d6' : art.colours[1]) : '#2f3440';
  drawLegs(pen, plain(colour), {
    waist: head * 0.56,
    waistY,
    hip: head * (slim ? 0.66 : 0.7),
    ankleY: floorY - head * 0.22,
    ankle: head * (slim ? 0.26 : 0.4),
    knee: head * (slim ? 0.42 : 0.52),
    spread: head * 0.13,
    rise: crotchY - waistY,
    gather: slim,
  });
}

/** A plain tucked-in shirt, so that trousers and skirts are not shown on half a body. */
function drawPlainTop(pen: Pen, { head, neckY, waistY, shoulder, audience }: Wearer): void {
  const cloth = plain(audience === 'men' || audience === 'boys' ? '#e9e4da' : '#f2ebdf');
  const cut: Cut = {
    neck: head * 0.34,
    top: neckY,
    shoulder: shoulder * 1.08,
    drop: head * 0.24,
    chest: shoulder * 1,
    armpit: neckY + head * 0.92,
    waist: shoulder * 0.78,
    waistY,
    hip: shoulder * 0.82,
    hipY: waistY + head * 0.3,
    hem: shoulder * 0.84,
    hemY: waistY + head * 0.5,
    dip: 6,
    slit: 0,
  };
  drawSleeves(pen, cloth, cut, { length: head * 1.05, cuff: head * 0.5, angle: 14 });
  drawTorso(pen, cloth, cut, { neck: 'round', back: false });
}
