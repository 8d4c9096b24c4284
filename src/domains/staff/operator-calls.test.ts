import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../test/support/operators-desk.ts';
import { newSellerLogin } from '../../../test/support/staff.ts';
import { pathParameters } from '../../platform/call.ts';
import { calls } from '../../calls.ts';

const { db, clock, app, call, shop } = await operatorsDesk();

describe('callers who are not operators', () => {
  const operators = Object.entries(calls).flatMap(([domain, some]) =>
    Object.entries(some).flatMap(([name, one]) =>
      one.who === 'operator' ? [{ ...one, title: `${domain}.${name}` }] : [],
    ),
  );

  it('covers the operators’ calls', () => expect(operators.length).toBeGreaterThan(30));

  it.each(operators)(
    '$title is not for guests, customers and sellers',
    async ({ method, path, takesFile }) => {
      const address = pathParameters(path).reduce((result, name) => result.replace(`:${name}`, 'some'), path);
      const product = await shop.product();
      const customer = await shop.customer();
      const seller = await newSellerLogin(db, product.sellerId, clock.now());
      const body = method === 'GET' ? undefined : {};
      const asDesk = { cookie: customer.cookie.replace('session=', 'chowk_desk=') };
      const statusFor = async (by: { cookie: string } | null) => {
        if (!takesFile) return (await call(by, method, address, body)).status;
        const headers = { 'content-type': 'application/octet-stream', ...by };
        return (await app.inject({ method, url: `/api${address}`, headers, payload: Buffer.from('x') }))
          .statusCode;
      };
      for (const by of [null, customer, asDesk]) expect(await statusFor(by)).toBe(401);
      expect(await statusFor(seller)).toBe(403);
    },
  );
});
