import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Pair = { day: string; night: string };
const tokens = new Map<string, Pair>();
for (const [, name, day, night] of css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g))
  if (name && day && night) tokens.set(name, { day, night });
for (const [, name, both] of css.matchAll(/(--[\w-]+): (#\w{6});/g))
  if (name && both) tokens.set(name, { day: both, night: both });

/** Relative luminance and contrast ratio by WCAG 2.2. */
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const grounds = ['--paper', '--surface', '--sunken', '--blush'];
const on = (texts: string[], under: string[]) =>
  texts.flatMap((text) => under.map((ground) => [text, ground] as const));

/** Text needs a ratio of 4.5 (1.4.3). */
const texts = [
  ...on(['--ink', '--ink-soft', '--neel', '--neel-deep', '--gulabi', '--danger', '--neem'], grounds),
  ...on(['--ink'], ['--neel-wash', '--haldi-wash', '--neem-wash', '--danger-wash']),
  ...on(['--neel', '--neel-deep'], ['--neel-wash']),
  ...on(['--on-neel'], ['--neel', '--neel-deep']),
  ...on(['--on-gulabi'], ['--gulabi']),
  ...on(['--on-haldi-wash'], ['--haldi-wash']),
  ...on(['--neem'], ['--neem-wash']),
  ...on(['--danger'], ['--danger-wash']),
  ...on(['--on-night'], ['--night']),
];

/** Borders of controls, stars and the focus ring need 3 (1.4.11). */
const shapes = on(['--line-strong', '--haldi', '--focus'], ['--paper', '--surface']);

const measured = (pairs: (readonly [string, string])[]) =>
  pairs.flatMap(([text, ground]) => (['day', 'night'] as const).map((time) => ({ text, ground, time })));
const ratio = ({ text, ground, time }: { text: string; ground: string; time: keyof Pair }) => {
  const [front, back] = [tokens.get(text), tokens.get(ground)];
  if (!front || !back)
    throw new Error(
      `tokens.css has no ${front ? ground : text} with one value for the day and one for the night.`,
    );
  return contrast(front[time], back[time]);
};

describe('contrast', () => {
  test.each(measured(texts))('$text reads on $ground by $time', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(measured(shapes))('$text is seen on $ground by $time', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});
