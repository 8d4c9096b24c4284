import { expect, it } from 'vitest';
import { doorShop } from '../../../test/support/door-shop.ts';

const { call, scene } = await doorShop();

interface Way {
  readonly way: string;
  readonly allowed: boolean;
  readonly why: string;
}
async function ways(pincode: string, price: number): Promise<Way[]> {
  const { body } = await call(scene.customer, 'GET', `/payment/ways?pincode=${pincode}&price=${price}`);
  return (body as { ways: Way[] }).ways;
}

it('says before the order what it can be paid with, and why not at the door', async () => {
  expect(await ways('302003', 617)).toEqual([
    { way: 'upi', allowed: true, why: '' },
    { way: 'door', allowed: true, why: '' },
  ]);
  const atDoor = async (pincode: string, price: number) => (await ways(pincode, price)).at(-1)?.why;
  expect(await atDoor('560001', 617)).toContain('isn’t possible at PIN code 560001');
  expect(await atDoor('302003', 90_000)).toContain('Pay on delivery is for orders of up to');
});
