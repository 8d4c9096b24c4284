/** A colour by day and by night, each as `#rrggbb` in small letters. */
export interface Colour {
  readonly day: string;
  readonly night: string;
}
export type Time = keyof Colour;

const colour = (day: string, night: string): Colour => ({ day, night });

/** The colours of tokens.css that have to do with text, for what no style sheet reaches: mails, and the check of a shop's own. */
export const tokens = {
  paper: colour('#fbf6ee', '#15131b'),
  surface: colour('#ffffff', '#1e1b26'),
  sunken: colour('#f4ebdf', '#100e15'),
  blush: colour('#f9e7df', '#2c1f26'),
  ink: colour('#27191c', '#f5ede2'),
  'ink-soft': colour('#64524d', '#c0b4ab'),
  line: colour('#e8dccb', '#343040'),
  'line-strong': colour('#8d7b6d', '#7f778c'),
  neel: colour('#2b2f72', '#b6bcfa'),
  'neel-deep': colour('#1c2057', '#d3d7fd'),
  'on-neel': colour('#ffffff', '#15131b'),
  'neel-wash': colour('#ecebf6', '#292844'),
  gulabi: colour('#ab3a48', '#f3a597'),
  'on-gulabi': colour('#ffffff', '#2a1114'),
  wall: colour('#dd8f7c', '#b96f63'),
  haldi: colour('#bf7f00', '#f0b83a'),
  'haldi-wash': colour('#fbeecb', '#362b14'),
  'on-haldi-wash': colour('#6b4700', '#f4cf7f'),
  neem: colour('#27663f', '#8ad3a3'),
  'neem-wash': colour('#e4f1e5', '#182c20'),
  danger: colour('#b3231b', '#ffb0a5'),
  'danger-wash': colour('#fce7e3', '#3b1d1c'),
  focus: colour('#3b41b8', '#ffd27a'),
} as const satisfies Record<string, Colour>;

export type Token = keyof typeof tokens;
export type Colours = Readonly<Record<Token, Colour>>;

/** Red, green and blue, 0 to 255. */
const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parts(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of the other colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const others = parts(other);
  const mixture = parts(one).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${mixture.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What is read or seen on what, and the contrast that it needs at least. */
export interface Pair {
  readonly front: Token;
  readonly ground: Token;
  readonly least: number;
}

const grounds = ['paper', 'surface', 'sunken', 'blush'] as const;
const on = (least: number, fronts: readonly Token[], under: readonly Token[]): Pair[] =>
  fronts.flatMap((front) => under.map((ground) => ({ front, ground, least })));

/** Text needs 4.5 (1.4.3); borders of controls, stars and the focus ring need 3 (1.4.11). */
export const pairs: readonly Pair[] = [
  ...on(4.5, ['ink', 'ink-soft', 'neel', 'neel-deep', 'gulabi', 'danger', 'neem'], grounds),
  ...on(4.5, ['ink'], ['neel-wash', 'haldi-wash', 'neem-wash', 'danger-wash']),
  ...on(4.5, ['neel', 'neel-deep'], ['neel-wash']),
  ...on(4.5, ['on-neel'], ['neel', 'neel-deep']),
  ...on(4.5, ['on-gulabi'], ['gulabi']),
  ...on(4.5, ['on-haldi-wash'], ['haldi-wash']),
  ...on(4.5, ['neem'], ['neem-wash']),
  ...on(4.5, ['danger'], ['danger-wash']),
  ...on(3, ['line-strong', 'haldi', 'focus'], ['paper', 'surface']),
];
