import { describe, expect, it } from 'vitest';
import { discountingShop } from '../../../test/support/discounting-shop.ts';
import { hour } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import { limitGuesses } from './limit-guesses.ts';

const { app, clock, db, scene, place, promotion, coupon, anybody } = await discountingShop();
const right = await coupon(await promotion());
const { ofCustomer, ofAddress } = backOffice.maxCodes;
const address = '203.0.113.7';

const cart = (code: string) =>
  app.inject({
    url: `/api/home/product/get-card-product?coupon=${code}`,
    headers: { cookie: scene.customer.cookie },
  });
/** Tries codes one after the other; returns how many were answered. */
async function guess(customerId: string, max: number): Promise<number> {
  for (let tries = 0; tries < max; tries += 1) {
    const coupon = `WRONG-${customerId}-${tries}`;
    if (isRefusal(await limitGuesses(db, { customerId, address, coupon, now: clock.now() }))) return tries;
  }
  return max;
}

describe('coupon codes', () => {
  it('are tried by one customer so often, by cart or order, then refused, right ones too', async () => {
    for (let tries = 0; tries < ofCustomer; tries += 1)
      expect((await cart(`WRONG${tries}`)).statusCode).toBe(200);
    const answer = await cart('ONEMORE');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await cart(right)).statusCode).toBe(429);
    expect(await place({ coupon: right, discount: 95 })).toMatchObject({ status: 429 });
    clock.advance(hour + 1);
    expect((await cart(right)).statusCode).toBe(200);
  });

  it('count once each: a page that is read again is no guess', async () => {
    for (let tries = 0; tries <= ofCustomer; tries += 1) expect((await cart('TYPO')).statusCode).toBe(200);
    expect((await cart(right)).statusCode).toBe(200);
  });

  it('are tried by one network so often; a right one works for who has not guessed', async () => {
    let answers = 0;
    for (let who = 0; who * ofCustomer <= ofAddress; who += 1)
      answers += await guess(`guesser-${who}`, ofCustomer);
    expect(answers).toBe(ofAddress);
    const [fresh, other] = [await anybody(), await anybody()];
    const by = { address, now: clock.now() };
    expect(await limitGuesses(db, { ...by, customerId: fresh.id, coupon: right })).toBeNull();
    expect(isRefusal(await limitGuesses(db, { ...by, customerId: other.id, coupon: 'NOPE' }))).toBe(true);
    expect(isRefusal(await limitGuesses(db, { ...by, customerId: other.id, coupon: right }))).toBe(true);
  });
});
