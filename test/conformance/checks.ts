import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { calls } from '../../src/calls.ts';
import type { Call, Calls } from '../../src/platform/call.ts';
import type { Check, Viewer } from './check.ts';
import type { FurnishedShop } from './furnished-shop.ts';
import { countLinks, pageText, partOf } from './page-text.ts';

const root = join(import.meta.dirname, '../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');

/** A source file with its messages inlined: `m.out_of_stock()` reads `'Out of stock'`. */
function read(file: string): string {
  let text = readFile(file);
  for (const [, name = '', area = ''] of text.matchAll(/import \* as (\w+) from '#messages\/([\w-]+)'/g)) {
    const messages = JSON.parse(readFile(`src/messages/en/${area}.json`)) as Record<string, unknown>;
    text = text.replace(new RegExp(`\\b${name}\\.(\\w+)(\\(\\))?`, 'g'), (whole, key: string) => {
      const message = messages[key];
      if (message === undefined) return whole;
      return `'${typeof message === 'string' ? message : JSON.stringify(message)}'`;
    });
  }
  return text;
}
const endpoints = Object.values(calls as Record<string, Calls>).flatMap((domain) => Object.values(domain));
const withoutNames = (path: string) => path.replace(/:\w+|\{\w*\}/g, '{}');

type Checks = {
  [By in Check['by']]: (check: Extract<Check, { by: By }>, shop: FurnishedShop) => void | Promise<void>;
};

/** The checks by kind; each throws what is missing. */
const checks: Checks = {
  async route({ route }, shop) {
    const address = route.address(shop.things);
    const home = { statusCode: 302, headers: { location: '/' } };
    const login = `/login?next=${encodeURIComponent(address)}`;
    const asGuest = await shop.ask('guest', 'GET', address);
    const asCustomer = await shop.ask('customer', 'GET', address);
    if (route.who === 'customer')
      expect(asGuest).toMatchObject({ statusCode: 302, headers: { location: login } });
    if (route.who === 'cart' || route.who === 'leaving') expect(asGuest).toMatchObject(home);
    if (route.who === 'guest') expect(asCustomer).toMatchObject(home);
    for (const answer of route.who === 'anyone'
      ? [asGuest, asCustomer]
      : [route.who === 'guest' ? asGuest : asCustomer]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(pageText(partOf(answer.body, 'main'))).toContain(route.says);
    }
  },

  call({ method, path, reads }) {
    const call = endpoints.find(
      (one) => one.method === method && withoutNames(one.path) === withoutNames(path),
    );
    expect(call).toBeDefined();
    expect(reads.filter((field) => !hasField(call as Call, field))).toEqual([]);
  },

  async page({ at, as, says, part }, shop) {
    const text = pageText(partOf(await pageOf(shop, as, at), part));
    for (const one of says) expect(text).toContain(fill(one, shop));
  },

  async markup({ at, as, has }, shop) {
    const html = await pageOf(shop, as, at);
    for (const one of has) expect(html).toContain(fill(one, shop));
  },

  async links({ at, nav, atLeast, atMost }, shop) {
    const count = countLinks(await pageOf(shop, 'guest', at), nav);
    expect(count).toBeGreaterThanOrEqual(atLeast);
    expect(count).toBeLessThanOrEqual(atMost);
  },

  async answer({ as, method, path, body, status, says }, shop) {
    const input = body && (JSON.parse(fill(JSON.stringify(body), shop)) as unknown);
    const answer = await shop.ask(as, method, `/api${fill(path, shop)}`, input);
    expect(`${answer.statusCode} ${answer.body}`).toMatch(new RegExp(`^${status} `));
    if (says) expect(answer.body).toContain(says);
  },

  journey({ source, has, journey, sees }) {
    expect(unescape(read(source))).toContain(has);
    expect(read(journey)).toContain(sees);
  },

  async value({ file, name, args, is }) {
    let value: unknown = await import(join(root, file));
    for (const part of name.split('.')) value = (value as Record<string, unknown>)[part];
    expect(value).toBeDefined();
    expect(args ? (value as (...all: unknown[]) => unknown)(...args) : value).toEqual(is);
  },

  source({ file, has }) {
    const text = read(file);
    for (const one of has) expect(text).toContain(one);
  },
};

/** @throws what the specification says and the shop does not do */
export async function prove(check: Check, shop: FurnishedShop): Promise<void> {
  await (checks[check.by] as (one: Check, shop: FurnishedShop) => void | Promise<void>)(check, shop);
}

/** Replaces each `{name}` by its value in this shop. */
function fill(text: string, { words }: FurnishedShop): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

const pages = new Map<string, Promise<string>>();

/** The page's HTML, requested once for all checks. */
function pageOf(shop: FurnishedShop, as: Viewer, at: string): Promise<string> {
  const key = `${as} ${at}`;
  const page = pages.get(key) ?? shop.ask(as, 'GET', fill(at, shop)).then(({ body }) => body);
  pages.set(key, page);
  return page;
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Whether the call declares this member in its answer: `orders[].price`. */
function hasField(call: Call, field: string): boolean {
  let schema = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' }) as Schema | undefined;
  for (const step of field.split('.')) {
    const [name = '', ...lists] = step.split('[]');
    schema = member(schema, name);
    for (const _ of lists) schema = schema?.items ?? schema?.anyOf?.find(({ items }) => items)?.items;
  }
  return schema !== undefined;
}

function member(schema: Schema | undefined, name: string): Schema | undefined {
  return schema?.properties?.[name] ?? schema?.anyOf?.map((one) => member(one, name)).find(Boolean);
}

/** JSX writes some characters as entities. */
const unescape = (source: string) => source.replaceAll('&amp;', '&').replaceAll('&apos;', "'");
