import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileMessages } from './messages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chowk-messages-'));
const from = join(folder, 'messages');
const to = join(folder, 'english');
const both = join(folder, 'english-and-hindi');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, messages: object) => {
  mkdirSync(join(from, file, '..'), { recursive: true });
  writeFileSync(join(from, file), JSON.stringify(messages));
};
const plural = (one: string, other: string) => [
  {
    declarations: ['input count', 'local form = count: plural', 'local shown = count: number'],
    selectors: ['form'],
    match: { 'form=one': one, 'form=other': other },
  },
];

type Message = (inputs?: object, options?: { locale: string }) => string;
const load = async (area: string, folder = to) =>
  (await import(`${join(folder, area, '_index.js')}?${Math.random()}`)) as Record<string, Message>;

beforeAll(() => {
  write('en/cart.json', {
    place_order: 'Place Order',
    hello: 'Namaste {name}',
    items: plural('{shown} item', '{shown} items'),
  });
  write('en/help.json', { title: 'Help' });
});

describe('compiled messages', () => {
  it('say a text, its parameters, and its plural with Indian grouping', async () => {
    expect(await compileMessages({ from, to })).toEqual(['cart', 'help']);
    const m = await load('cart');
    expect(m['place_order']?.()).toBe('Place Order');
    expect(m['hello']?.({ name: 'Meera' })).toBe('Namaste Meera');
    expect(m['items']?.({ count: 1 })).toBe('1 item');
    expect(m['items']?.({ count: 123_456 })).toBe('1,23,456 items');
  });

  it('are compiled again only where their catalogue has changed', async () => {
    expect(await compileMessages({ from, to })).toEqual([]);
    write('en/help.json', { title: 'Help centre' });
    expect(await compileMessages({ from, to })).toEqual(['help']);
    expect((await load('help'))['title']?.()).toBe('Help centre');
  });

  it('come in another language by one more file, and in English where it has none', async () => {
    write('hi/cart.json', { place_order: 'ऑर्डर करें', items: plural('{shown} चीज़', '{shown} चीज़ें') });
    await compileMessages({ from, to: both, locale: null });
    const m = await load('cart', both);
    const hindi = { locale: 'hi' };
    expect(m['place_order']?.({}, hindi)).toBe('ऑर्डर करें');
    expect(m['items']?.({ count: 0 }, hindi)).toBe('0 चीज़');
    expect(m['items']?.({ count: 2 }, hindi)).toBe('2 चीज़ें');
    expect(m['hello']?.({ name: 'Meera' }, hindi)).toBe('Namaste Meera');
    expect(m['place_order']?.()).toBe('Place Order');
  });
});
