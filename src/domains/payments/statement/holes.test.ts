import { assert, integer, property, shuffledSubarray, tuple, array } from 'fast-check';
import { expect, it } from 'vitest';
import { holesOf } from './holes.ts';
import type { Span } from './statements.store.ts';

const span = (from: number, to: number, openingPaise: number | null, closingPaise: number | null): Span => ({
  from: `2026-11-${String(from).padStart(2, '0')}`,
  to: `2026-11-${String(to).padStart(2, '0')}`,
  openingPaise,
  closingPaise,
});

it.each<[string, Span[], string[]]>([
  ['statements that meet', [span(1, 3, 0, 50), span(4, 9, 50, 90)], []],
  ['days without a row between them', [span(1, 3, 0, 50), span(8, 9, 50, 90)], []],
  ['days that are missing', [span(1, 3, 0, 50), span(8, 9, 60, 90)], ['2026-11-03 2026-11-08 10']],
  ['a day that was not over', [span(1, 3, 0, 50), span(4, 9, 45, 90)], ['2026-11-03 2026-11-04 -5']],
  ['statements that overlap', [span(1, 5, 0, 50), span(4, 9, 30, 90)], []],
  ['a short one within a long one', [span(1, 9, 0, 90), span(2, 3, 5, 9), span(10, 11, 90, 95)], []],
  ['the same days again, later on the day', [span(1, 3, 0, 40), span(1, 3, 0, 50), span(4, 5, 50, 60)], []],
  ['statements without balances', [span(1, 3, 0, 50), span(4, 5, null, null), span(6, 7, 70, 80)], []],
])('between %s', (_what, spans, holes) => {
  for (const order of [spans, spans.toReversed()])
    expect(
      holesOf(order).map(({ after, before, differencePaise }) => `${after} ${before} ${differencePaise}`),
    ).toEqual(holes);
});

it('whatever is left out of a month is named, in whatever order the rest was read', () => {
  const days = array(integer({ min: 1, max: 1_000 }), { minLength: 28, maxLength: 28 });
  assert(
    property(tuple(days, integer({ min: 2, max: 26 })), ([rises, missing]) => {
      let balance = 0;
      const spans = rises.map((rise, at) => span(at + 1, at + 1, balance, (balance += rise)));
      const rest = spans.filter((_one, at) => at + 1 !== missing);
      assert(
        property(shuffledSubarray(rest, { minLength: rest.length }), (order) => {
          expect(holesOf(order)).toEqual([
            {
              after: spans[missing - 2]?.to,
              before: spans[missing]?.from,
              differencePaise: rises[missing - 1],
            },
          ]);
          expect(holesOf([...order, ...spans])).toEqual([]);
        }),
        { numRuns: 3 },
      );
    }),
    { numRuns: 30 },
  );
});
