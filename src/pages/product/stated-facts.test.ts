import { expect, it } from 'vitest';
import { splitFacts, withStated } from './stated-facts.ts';

const list = '<ul><li>Fabric: 100% cotton</li><li>Care: Wash &amp; dry</li><li>In the packet: One</li></ul>';
const facts = [
  ['Fabric', '100% cotton'],
  ['Care', 'Wash & dry'],
  ['In the packet', 'One'],
];

it('takes the list of facts at the end of a description', () => {
  expect(splitFacts(`<p>Soft.</p>\n${list}`)).toEqual({ prose: '<p>Soft.</p>\n', facts });
});

it.each([
  ['without prose', list],
  ['with a list in its middle', `<p>Soft.</p>${list}<p>Warm.</p>`],
  ['with a line that is no fact', '<p>Soft.</p><ul><li>Fabric: Cotton</li><li>Warm and light</li></ul>'],
  ['with a link in its list', '<p>Soft.</p><ul><li>Made by: <a href="/x">us</a></li></ul>'],
])('leaves a description %s as it is', (_, html) => {
  expect(splitFacts(html)).toEqual({ prose: html, facts: [] });
});

it('says each fact once: as the seller states it, in its row', () => {
  const rows = [
    ['Fabric', 'Cotton'],
    ['Neck', 'Round'],
    ['Care', 'Wash & dry'],
  ] as const;
  expect(withStated(rows, splitFacts(`<p>Soft.</p>${list}`).facts, [])).toEqual([
    ['Fabric', '100% cotton'],
    ['Neck', 'Round'],
    ['Care', 'Wash & dry'],
    ['In the packet', 'One'],
  ]);
});

it('names a material as such', () => {
  const facts = [['Material', 'Leather']] as const;
  expect(withStated([['Fabric', 'Leather']], facts, [])).toEqual([['Material', 'Leather']]);
});

it('does not state again what another row holds, under whatever name', () => {
  const statedFacts = [
    ['Colour', 'Indigo'],
    ['Sleeves', 'Full'],
    ['Wash care', 'Cold'],
  ] as const;
  const rows = [
    ['Sleeve', 'Long'],
    ['Care', 'Cold'],
  ] as const;
  expect(withStated(rows, statedFacts, [['Colours', 'Pink, Sky Blue']])).toEqual([
    ['Sleeve', 'Full'],
    ['Care', 'Cold'],
  ]);
  expect(withStated([], [['Colour', 'Indigo']], [['Colours', '']])).toEqual([['Colour', 'Indigo']]);
});
