import { describe, expect, it } from 'vitest';
import { minute } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { followImport } from './follow-import.ts';

const { db, app, clock, call, seller, colleague, other, operator, known } = await deskShelf();

const readImports = async (by: { cookie: string }, query = '') =>
  (await call(by, 'GET', `/desk/products/import${query}`)).body.import;
const send = async (query: string, payload = 'Handle,Title,Variant Price\nfirst,First,500') => {
  const headers = { cookie: seller.cookie, 'content-type': 'application/octet-stream' };
  return app.inject({ method: 'POST', url: `/api/desk/products/import${query}`, headers, payload });
};
const ofShop = `?shop=${known.sellerId}`;
const none = { read: 0, made: 0, updated: 0, unchanged: 0, refused: 0 };
const report = {
  lines: 0,
  products: none,
  refusedLines: 0,
  refusedRows: [],
  remarkedLines: 0,
  remarks: [],
  notes: [],
  differences: [],
  kinds: [],
  changes: [],
  newKinds: [],
  refusedCsv: '',
};

/** An import of the shop that runs until `end` is called. */
async function runningImport() {
  const { id: staffId } = seller;
  const job = { shopId: known.sellerId, file: 'monsoon.csv', onlyChecks: false, staffId };
  const { promise, resolve: end, reject: fail } = Promise.withResolvers<typeof report>();
  const start = Promise.withResolvers<(far: { products: number; lines: number; share: number }) => void>();
  const importEnd = followImport({ db, clock }, job, (onProgress) => {
    start.resolve(onProgress);
    return promise;
  });
  const onProgress = await start.promise;
  return { end, fail, ended: importEnd, reached: onProgress };
}

describe('an import of a shop', () => {
  it('is shown while it runs to whoever may see the shop, and keeps a second one out', async () => {
    const { end, ended, reached } = await runningImport();
    const going = { file: 'monsoon.csv', by: seller.name, onlyChecks: false, endedAt: null, report: null };
    expect(await readImports(colleague)).toMatchObject({
      ...going,
      beganAt: clock.now().toISOString(),
      percent: 0,
    });
    expect(await readImports(operator, ofShop)).toMatchObject(going);
    expect(await readImports(other)).toBeNull();
    expect((await call(other, 'GET', `/desk/products/import${ofShop}`)).status).toBe(404);
    expect((await send('?name=second.csv')).json()).toMatchObject({ code: 'in_progress' });
    reached({ products: 7, lines: 9, share: 0.426 });
    await expect.poll(() => readImports(colleague)).toMatchObject({ products: 7, percent: 42 });
    end(report);
    expect(await ended).toBe(report);
  });

  it('leaves its report for who comes back, until the next one begins', async () => {
    const { statusCode, json } = await send('?check=yes&name=first.csv');
    expect(statusCode).toBe(200);
    const lastImport = { file: 'first.csv', by: seller.name, onlyChecks: true, failure: null };
    expect(await readImports(colleague)).toMatchObject({ ...lastImport, report: json<object>() });
    await send('', '%PDF-1.7');
    expect(await readImports(colleague)).toMatchObject({
      file: 'Your file',
      report: null,
      failure: expect.stringContaining('This file can’t be imported') as string,
    });
  });

  it('that fails says so, and the next one may begin', async () => {
    const { fail, ended } = await runningImport();
    fail(new Error('out of memory'));
    await expect(ended).rejects.toThrow('out of memory');
    expect(await readImports(seller)).toMatchObject({
      failure: expect.stringContaining('went wrong on our side') as string,
    });
    expect((await send('?check=yes')).statusCode).toBe(200);
  });

  it('whose server died is over after half a minute', async () => {
    const { end, ended } = await runningImport();
    const startTime = clock.now();
    clock.advance(minute);
    const next = { shopId: known.sellerId, file: 'next.csv', onlyChecks: true, staffId: seller.id };
    expect(await readImports(seller)).toMatchObject({
      endedAt: startTime.toISOString(),
      failure: expect.stringContaining('interrupted') as string,
    });
    expect(isRefusal(await followImport({ db, clock }, next, () => Promise.resolve(report)))).toBe(false);
    end(report);
    await ended;
    expect(await readImports(seller), 'the late end of the old one').toMatchObject({ file: 'next.csv' });
  });
});
