import { expect, it } from 'vitest';
import { listParticiples, type Participle, participlesIn } from './budgets/participles.ts';

/** Names are nouns for things and verbs for actions. The caps only fall. */
const caps = { value: 500, type: 0, property: 552 } as const;

it('counts variables, parameters, functions, types and their properties, but no field that is read by its own name', () => {
  const text = `
    interface Held { readonly known: string; ask(asked: string): void }
    function told({ paid, sold: gone }: Row, ...said: string[]) { const [shown, price] = said; return { held: shown } }
    const needed = (speed: number) => speed;`;
  const names = participlesIn('some.ts', text).map(({ name, kind }) => `${kind} ${name}`);
  expect(names.toSorted()).toEqual(
    [
      'type Held',
      'property known',
      'value asked',
      'value told',
      'value gone',
      'value said',
      'value shown',
      'value needed',
    ].toSorted(),
  );
});

it('few names are bare participles', () => {
  const names = listParticiples();
  for (const kind of ['value', 'type', 'property'] as const) {
    const those = names.filter((one) => one.kind === kind);
    const most = [...Map.groupBy(those, ({ name }: Participle) => name)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    const mostFrequent = most.slice(0, 12).map(([name, list]) => `${name} ${list.length}`);
    console.log(
      `participles as names, ${kind}: ${those.length} (at most ${caps[kind]}): ${mostFrequent.join(', ')}`,
    );
    expect(those.length, `name the thing or the action: ${mostFrequent.join(', ')}`).toBeLessThanOrEqual(
      caps[kind],
    );
  }
});
