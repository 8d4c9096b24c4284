import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { testPages } from '../../test/support/pages.ts';

const pages = await testPages();
const { db } = await createTestDatabase();
const app = await testApp(db, { pages });
afterAll(() => app.close());

interface Chunk {
  src?: string;
  file: string;
}
const manifestOf = (folder = '') =>
  Object.values(
    JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>,
  );

describe('the desk’s entry', () => {
  it.each(['/desk', '/desk/orders', '/desk/orders/whatever'])(
    'answers %s to anybody, and says nothing',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(body).toContain('<div id="root"></div>');
      expect(body).not.toMatch(/<script>|style=/);
      for (const [, address = ''] of body.matchAll(/(?:src|href)="(\/desk\/assets\/[^"]+)"/g))
        expect((await app.inject(address)).statusCode).toBe(200);
      expect(body.match(/\/desk\/assets\//g)?.length).toBeGreaterThan(1);
    },
  );

  it('is a separate build that shares no file and no code with the customers’', () => {
    const [shop, desk] = [manifestOf(pages.assetsFolder), manifestOf(pages.deskFolder)];
    const isDesk = ({ src }: Chunk) => /^src\/(desk|domains\/desk)\//.test(src ?? '');
    expect(desk.filter(isDesk).length).toBeGreaterThan(1);
    expect(shop.filter(isDesk)).toEqual([]);
    const assets = join(pages.assetsFolder ?? '', 'assets');
    const withDesk = readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => /deskStaff|\/desk\//.test(readFileSync(join(assets, file), 'utf8')));
    expect(withDesk).toEqual([]);
  });
});
