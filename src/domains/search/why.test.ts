import { describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { typedShelf } from '../../../test/support/typed-shelf.ts';

const { db, clock, ask } = await typedShelf();

describe('why a product was found', () => {
  it('is told in demo mode, on request', async () => {
    expect((await ask('joote leather', { explain: 'true' })).explain).toEqual([
      {
        _id: expect.any(String) as unknown,
        words: [
          { typed: 'joote', parts: ['name'], asTyped: false },
          { typed: 'leather', parts: ['name'], asTyped: true },
        ],
      },
    ]);
    expect((await ask('joote')).explain).toBeUndefined();
  });

  it('is not told in live mode', async () => {
    const settings = { ...testSettings(), demo: false };
    const live = callsOf(await testApp(db, { clock, settings }));
    const { body } = await live(null, 'GET', '/home/query-products?searchValue=shoes&explain=true');
    expect(body).not.toHaveProperty('explain');
  });
});
