import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { compileMessages } from '../tools/messages.mjs';

/**
 * A new fact of products, the weight of the fabric, in a copy of the shop: its column, its entry among the facts and its
 * texts (and db/schema.sql, which is generated). Nothing else may have to change.
 */
const patch: Readonly<Record<string, (text: string) => string>> = {
  'db/migrations/9999-fabric-weight.sql': () =>
    `alter table products add column fabric_weight text not null default '';\n`,
  'src/domains/catalogue/products/fields.ts': (text) =>
    text.replace(
      /(?=^\} as const satisfies Record<string, Fact>;)/m,
      `fabricWeight: {
        column: 'fabric_weight',
        kind: 'text',
        max: 60,
        label: () => m.fabric_weight(),
        shownAs: () => m.fabric_weight_shown(),
        inHistory: () => m.fabric_weight_changed(),
        headers: ['Fabric Weight', 'GSM'],
      },\n`,
    ),
  'src/messages/en/product-facts.json': (text) =>
    text.replace(
      '{',
      `{ "fabric_weight": "Weight of the fabric", "fabric_weight_shown": "Fabric weight", "fabric_weight_changed": "fabric weight",`,
    ),
};

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, '.build'), { recursive: true });
const copy = mkdtempSync(join(root, '.build/new-fact-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const folder of [
  'src',
  'packages',
  'db',
  'test/support',
  'tools',
  'package.json',
  'tsconfig.base.json',
  '.build/messages',
])
  cpSync(join(root, folder), join(copy, folder), {
    recursive: true,
    filter: (path) => !/\.test\.|node_modules/.test(path.slice(root.length)),
  });
for (const [file, change] of Object.entries(patch)) {
  const path = join(copy, file);
  const isNew = file.startsWith('db/migrations/');
  writeFileSync(path, change(isNew ? '' : readFileSync(path, 'utf8')));
}
await compileMessages({ from: join(copy, 'src/messages'), to: join(copy, '.build/messages') });

// The rows that tests compare with are those of the original's types, which have no such fact.
vi.doMock(join(copy, 'test/support/rows/watch-rows.ts'), () => ({
  watchRows: () => ({ end: () => [] }),
}));

/** A module of the copy, with the types of the original. */
const load = <Module = Record<string, unknown>>(path: string) =>
  import(/* @vite-ignore */ join(copy, path)) as Promise<Module>;

const { deskShelf } = await load<typeof import('./support/desk-shelf.ts')>('test/support/desk-shelf.ts');
const { importFolder } = await load<typeof import('./support/import-files.ts')>(
  'test/support/import-files.ts',
);
const files = importFolder();
const { app, db, seller, add, change, get, onSale, call } = await deskShelf();
const weight = { fabricWeight: '180 g/m²' };
const newProduct = (await add(seller, weight)).body as { productId: string; slug: string };
const choices = (await call(seller, 'GET', '/desk/product-choices')).body;

/** A component of the copy as HTML. */
async function render(path: string, name: string, props: Record<string, unknown>): Promise<string> {
  const component = (await load(path))[name] as FunctionComponent<Record<string, unknown>>;
  return renderToString(createElement(component, props));
}

const exportProducts = async () =>
  (await app.inject({ method: 'GET', url: '/api/desk/products/export', headers: { cookie: seller.cookie } }))
    .body;

const declaredOf = async (id: string) => (await onSale(id)).body.declared as Record<string, string>;

describe('a fact with one entry, its texts and its column', () => {
  it('is saved at the desk and answered with the product', async () => {
    expect((await get(seller, newProduct.productId)).product).toMatchObject(weight);
    expect(await declaredOf(newProduct.productId)).toMatchObject(weight);
  });

  it('has a field of its label in the desk’s form', async () => {
    const { SessionProvider } = (await load('src/desk/session.tsx')) as {
      SessionProvider: FunctionComponent<Record<string, unknown>>;
    };
    const { ProductForm } = (await load('src/desk/pages/product/product-form.tsx')) as {
      ProductForm: FunctionComponent<Record<string, unknown>>;
    };
    const { product } = await get(seller, newProduct.productId);
    const form = createElement(ProductForm, { product, choices });
    const element = createElement(
      SessionProvider,
      { value: { api: {}, shop: null, staff: { id: 'asha' } } },
      form,
    );
    // What was typed is kept by the window's address.
    vi.stubGlobal('location', new URL('http://localhost/desk/products/one'));
    const html = renderToString(
      createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }),
    );
    vi.unstubAllGlobals();
    expect(html).toMatch(/<label[^>]*>Weight of the fabric<\/label>/);
    expect(html).toContain(`value="${weight.fabricWeight}"`);
  });

  it('is a row on the product’s page', async () => {
    const { body } = await onSale(newProduct.productId);
    const html = await render('src/pages/product/specification.tsx', 'Specification', { data: body });
    expect(html).toMatch(/<dt[^>]*>Fabric weight<\/dt><dd[^>]*>180 g\/m²<\/dd>/);
  });

  it('goes out with an export and comes in with a file, whose empty cell clears it', async () => {
    const csv = await exportProducts();
    expect(csv).toContain(',Fabric Weight (product.metafields.custom.fabric_weight),');
    expect(csv).toContain(weight.fabricWeight);
    await files.run(db, csv.replace(weight.fabricWeight, '200 g/m²'));
    expect(await declaredOf(newProduct.productId)).toMatchObject({ fabricWeight: '200 g/m²' });
    await files.run(db, csv.replace(weight.fabricWeight, ''));
    expect(await declaredOf(newProduct.productId)).toMatchObject({ fabricWeight: '' });
  });

  it('is merged with a colleague’s edit, and its change is listed', async () => {
    const { product } = await get(seller, newProduct.productId);
    await change(seller, product, { fabricWeight: '240 g/m²' });
    const { product: theirs, changes } = await get(seller, newProduct.productId);
    expect(changes[0]).toMatchObject({ parts: ['fabricWeight'] });
    const words = (await load('src/desk/pages/product/change-words.ts')) as {
      partsInWords: (parts: string[]) => string;
    };
    expect(words.partsInWords(['fabricWeight'])).toBe('fabric weight');
    const drafts = await load<Drafts>('src/desk/pages/product/draft.ts');
    const merges = await load<Merges>('src/desk/pages/product/merge-drafts.ts');
    const [base, now] = [product, theirs].map((one) => drafts.draftOf(one, choices));
    const merge = merges.mergeDrafts(base, { ...base, name: 'Mine' }, now);
    expect(merge).toMatchObject({
      taken: ['fabricWeight'],
      draft: { name: 'Mine', fabricWeight: '240 g/m²' },
    });
    expect(drafts.contentOf(merge.draft, theirs)).toMatchObject({ fabricWeight: '240 g/m²' });
  });
});

interface Drafts {
  draftOf(product: object, choices: object): object;
  contentOf(draft: object, product: object): object;
}
interface Merges {
  mergeDrafts(base: object | undefined, mine: object, theirs: object | undefined): { draft: object };
}
