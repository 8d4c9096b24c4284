import type { Art } from '../art.ts';
import { randomFrom } from '../random.ts';
import { type Build, builds } from './builds.ts';

/** The figure that wears a garment in a picture, without a face; its measures are in the garment's pixels. */
export interface Wearer {
  readonly skin: string;
  readonly hair: string;
  readonly audience: Art['audience'];
  readonly child: boolean;
  /** Height of the head, the unit of body proportions. */
  readonly head: number;
  readonly headTop: number;
  /** Where the neck meets the shoulders. */
  readonly neckY: number;
  readonly shoulder: number;
  readonly waistY: number;
  readonly crotchY: number;
  readonly kneeY: number;
  readonly floorY: number;
  /** From the shoulder to the wrist. */
  readonly arm: number;
  readonly style: number;
  /** The height of the garment's hem, if its length is known; otherwise the drawing's usual one. */
  readonly hemY?: number;
}

const skins = ['#f0cba8', '#e2b18a', '#cf9a70', '#b67f57', '#966345', '#744a34'] as const;
const hairs = ['#1f1714', '#2a1c16', '#3a261b', '#151214'] as const;

/** Garments whose cut starts lower for a child. */
const hangsLower = new Set<Art['garment']>([
  'kurta',
  'kurti',
  'kurta-set',
  'salwar-suit',
  'sherwani',
  'nehru-jacket',
  'top',
  'shirt',
  't-shirt',
  'jacket',
  'hoodie',
  'sweater',
]);

export const buildOf = ({ audience }: Pick<Art, 'audience'>): Build =>
  audience === 'girls' || audience === 'boys' ? 'young' : 'grown';

/**
 * The figure for this art with its neck at `neckHeight`, and a head of `grownHead` pixels if adult. The seed decides
 * skin and hair.
 */
export function wearerOf(art: Art, neckHeight: number, grownHead: number): Wearer {
  const random = randomFrom(art.seed * 31 + 7);
  const build = buildOf(art);
  const child = build === 'young';
  const heads = builds[build];
  const head = grownHead * (child ? 1.36 : 1);
  // A child's garment hangs lower; dresses of another shape do not.
  const neckY = neckHeight + (child && hangsLower.has(art.garment) ? 40 : 0);
  const headTop = neckY - heads.neck * head;
  const at = (count: number) => headTop + count * head;
  return {
    skin: random.pick(skins),
    hair: random.pick(hairs),
    audience: art.audience,
    child,
    head,
    headTop,
    neckY,
    shoulder: head * (art.audience === 'men' ? 0.86 : child ? 0.62 : 0.74),
    waistY: at(heads.waist),
    crotchY: at(heads.crotch),
    kneeY: at(heads.knee),
    floorY: at(heads.floor),
    arm: heads.arm * head,
    style: random.whole(0, 2),
  };
}
