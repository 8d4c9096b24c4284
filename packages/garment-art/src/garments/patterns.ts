import type { Art, Garment } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { HangsFrom } from '../figure/builds.ts';
import type { FigureHeights } from '../figure/dress-figure.ts';
import type { Pen } from '../pen.ts';
import { drawAnarkali } from './anarkali.ts';
import { drawBag } from './bag.ts';
import { drawBangles } from './bangles.ts';
import { drawBlouse } from './blouse.ts';
import { drawCap } from './cap.ts';
import { drawDhoti } from './dhoti.ts';
import { drawDupatta, drawScarf, drawShawl } from './draped.ts';
import { drawDress } from './dress.ts';
import { drawEarrings } from './earrings.ts';
import { drawFolded } from './folded.ts';
import { drawNehruJacket, drawSherwani } from './formal.ts';
import { drawFrock } from './frock.ts';
import { drawHoodie } from './hoodie.ts';
import { drawJacket } from './jacket.ts';
import { drawJeans } from './jeans.ts';
import { drawJuttis } from './juttis.ts';
import { drawKurta } from './kurta.ts';
import { drawLehenga } from './lehenga.ts';
import { drawNecklace } from './necklace.ts';
import { drawRing } from './ring.ts';
import { drawSandals } from './sandals.ts';
import { drawSaree } from './saree.ts';
import { drawKurtaSet, drawSalwarSuit } from './sets.ts';
import { drawShirt } from './shirt.ts';
import { drawShoes } from './shoes.ts';
import { drawShorts } from './shorts.ts';
import { drawSkirt } from './skirt.ts';
import { drawSweater } from './sweater.ts';
import { drawTee } from './tee.ts';
import { drawTop } from './top.ts';
import { drawLeggings, drawTrousers } from './trousers.ts';
import { drawWatch } from './watch.ts';

/** Draws one garment on the pen's sheet, from the front or the back. */
export type Tailor = (pen: Pen, art: Art, fabric: Fabric, back: boolean) => void;

/** How a garment is drawn and framed. */
interface Pattern {
  draw: Tailor;
  /** Height of the floor, for things that stand; missing for wall only. */
  floor?: number;
  /** The part for the close-up: x, y, width (the height follows, 4:3). */
  closeUp: readonly [x: number, y: number, width: number];
  /** Scale for a short garment, and the height of its middle. */
  fit?: readonly [scale: number, middleY: number];
  /** How it sits on a body; missing for garments shown without one. */
  worn?: FigureHeights;
  /** Where its length is measured from; missing when no figure can wear it to scale. */
  hangs?: HangsFrom;
  /** Motif size relative to the usual. */
  motif?: number;
}

const kurta: Pattern = {
  hangs: 'neck',
  draw: (pen, art, fabric, back) => drawKurta(pen, art, fabric, back),
  closeUp: [235, 110, 430],
  worn: { neckY: 130, head: 192, below: 'churidar' },
};

/** A suit of two or three pieces; the close-up shows its upper half. */
const suit = (draw: Tailor): Pattern => ({
  hangs: 'neck',
  draw,
  closeUp: [250, 70, 400],
  motif: 0.8,
  worn: { neckY: 120, head: 160 },
});

/** A garment for both legs, without the top above it. */
const legs = (draw: Tailor, closeUp: Pattern['closeUp'] = [260, 90, 380]): Pattern => ({
  hangs: 'crotch',
  draw,
  closeUp,
  worn: { neckY: -176, head: 225, top: true },
});

export const patterns: Record<Garment, Pattern> = {
  kurta,
  kurti: kurta,
  'kurta-set': suit(drawKurtaSet),
  anarkali: {
    hangs: 'neck',
    draw: drawAnarkali,
    closeUp: [240, 70, 420],
    motif: 0.85,
    worn: { neckY: 105, head: 184, below: 'churidar' },
  },
  saree: { draw: drawSaree, closeUp: [270, 150, 360], motif: 0.8, worn: { neckY: 160, head: 158 } },
  lehenga: { draw: drawLehenga, closeUp: [120, 640, 420], motif: 0.9, worn: { neckY: 150, head: 162 } },
  'salwar-suit': suit(drawSalwarSuit),
  dupatta: { draw: drawDupatta, closeUp: [180, 560, 400] },
  shawl: { draw: drawShawl, closeUp: [180, 560, 420] },
  blouse: { draw: drawBlouse, fit: [1.14, 590], closeUp: [250, 290, 400] },
  sherwani: {
    hangs: 'neck',
    draw: drawSherwani,
    closeUp: [250, 100, 400],
    motif: 0.9,
    worn: { neckY: 150, head: 166 },
  },
  'nehru-jacket': {
    hangs: 'neck',
    draw: drawNehruJacket,
    fit: [1.06, 640],
    closeUp: [240, 180, 420],
    worn: { neckY: 236, head: 240, below: 'trousers' },
  },
  dhoti: { draw: drawDhoti, fit: [1.06, 620], closeUp: [250, 160, 420] },
  dress: {
    hangs: 'neck',
    draw: drawDress,
    closeUp: [240, 110, 420],
    worn: { neckY: 140, head: 196, below: 'bare' },
  },
  top: {
    hangs: 'neck',
    draw: drawTop,
    fit: [1.18, 615],
    closeUp: [240, 250, 420],
    worn: { neckY: 290, head: 206, below: 'trousers' },
  },
  shirt: {
    hangs: 'neck',
    draw: drawShirt,
    fit: [1.1, 600],
    closeUp: [250, 200, 420],
    worn: { neckY: 235, head: 248, below: 'trousers' },
  },
  't-shirt': {
    hangs: 'neck',
    draw: drawTee,
    fit: [1.1, 615],
    closeUp: [240, 240, 420],
    worn: { neckY: 270, head: 252, below: 'trousers' },
  },
  jeans: legs(drawJeans),
  trousers: legs(drawTrousers),
  skirt: {
    hangs: 'waist',
    draw: drawSkirt,
    closeUp: [260, 520, 420],
    worn: { neckY: -141, head: 205, top: true, below: 'bare' },
  },
  shorts: {
    hangs: 'crotch',
    draw: drawShorts,
    fit: [1.3, 575],
    closeUp: [240, 270, 420],
    worn: { neckY: -130, head: 324, top: true, below: 'bare' },
  },
  jacket: {
    hangs: 'neck',
    draw: drawJacket,
    fit: [1.1, 590],
    closeUp: [240, 180, 420],
    worn: { neckY: 215, head: 258, below: 'trousers' },
  },
  hoodie: {
    hangs: 'neck',
    draw: drawHoodie,
    fit: [1.08, 585],
    closeUp: [240, 150, 420],
    worn: { neckY: 260, head: 258, below: 'trousers' },
  },
  sweater: {
    hangs: 'neck',
    draw: drawSweater,
    fit: [1.08, 630],
    closeUp: [240, 230, 420],
    worn: { neckY: 270, head: 252, below: 'trousers' },
  },
  frock: {
    hangs: 'neck',
    draw: drawFrock,
    worn: { neckY: 240, head: 142, below: 'bare' },
    fit: [1.18, 600],
    closeUp: [240, 190, 420],
    motif: 0.8,
  },
  leggings: legs(drawLeggings, [280, 90, 340]),
  juttis: { draw: drawJuttis, fit: [1.1, 590], closeUp: [90, 150, 480], motif: 0.6 },
  sandals: { draw: drawSandals, fit: [1.08, 600], closeUp: [140, 200, 420] },
  shoes: { draw: drawShoes, fit: [1.1, 600], closeUp: [140, 200, 420], motif: 0.7 },
  bag: { draw: drawBag, floor: 860, closeUp: [250, 450, 420] },
  earrings: { draw: drawEarrings, floor: 930, closeUp: [130, 300, 340] },
  necklace: { draw: drawNecklace, floor: 960, closeUp: [270, 420, 360] },
  bangles: { draw: drawBangles, floor: 720, closeUp: [160, 480, 400] },
  ring: { draw: drawRing, fit: [1.3, 660], floor: 840, closeUp: [250, 370, 400] },
  watch: { draw: drawWatch, fit: [1.05, 600], closeUp: [240, 320, 420] },
  scarf: { draw: drawScarf, fit: [1, 600], closeUp: [250, 560, 420] },
  cap: { draw: drawCap, fit: [1.1, 620], floor: 700, closeUp: [240, 360, 420] },
  folded: { draw: drawFolded, floor: 740, closeUp: [200, 420, 420] },
};
