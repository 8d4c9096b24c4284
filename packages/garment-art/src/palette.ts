type Channels = [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(colour: Channels): string {
  return `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two colours: `share` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export const lighten = (hex: string, share: number): string => mix(hex, '#fffaf0', share);

/** Darkens towards a warm violet-black, as shadows on real cloth do; plain black looks like soot. */
export const darken = (hex: string, share: number): string => mix(hex, '#160b1c', share);

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Degrees on the colour wheel, 0 is red; greys return 30, a neutral warm hue. */
export function hue(hex: string): number {
  const [red, green, blue] = channels(hex);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (high - low < 18) return 30;
  const span = high - low;
  if (high === red) return (((green - blue) / span) * 60 + 360) % 360;
  return high === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
}

/** Perceived distance between two colours, about 0 to 1. */
function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot((a[0] - b[0]) * 0.55, (a[1] - b[1]) * 0.77, (a[2] - b[2]) * 0.33) / 255;
}

/** A thread's colour on its ground, made brighter or darker when the two would be hard to tell apart. */
export function seenOn(ground: string, thread: string): string {
  if (distance(ground, thread) > 0.2) return thread;
  return brightness(ground) > 0.75 ? darken(thread, 0.42) : lighten(thread, 0.7);
}
