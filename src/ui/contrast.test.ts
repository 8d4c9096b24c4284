import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { contrast, type Colour, pairs, tokens } from './colours.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map<string, Colour>();
for (const [, name = '', day = '', night = ''] of css.matchAll(
  /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
))
  colours.set(name, { day, night });

it('the colours of tokens.css are those of colours.ts', () => {
  const { night: toast, ...texts } = Object.fromEntries(colours);
  expect(texts).toEqual(tokens);
  const on = /--on-night: (#\w{6});/.exec(css)?.[1] ?? '';
  for (const time of ['day', 'night'] as const)
    expect(contrast(on, toast?.[time] ?? '')).toBeGreaterThanOrEqual(4.5);
});

const measurements = pairs.flatMap((pair) => (['day', 'night'] as const).map((time) => ({ ...pair, time })));

test.each(measurements)('$front is seen on $ground by $time', ({ front, ground, time, least }) => {
  expect(contrast(tokens[front][time], tokens[ground][time])).toBeGreaterThanOrEqual(least);
});
