import { loggedInCustomers, orderOf, placeOrderPath, stockedGoods } from './customers.ts';
import { printTable } from './measure.ts';
import { openShop } from './open-shop.ts';
import { execute } from '../src/platform/database.ts';

/** The last ten pieces, and fifty customers who order at the same moment; the result is compared with the only correct one. */
const [pieces, customers] = [10, 50];
const shop = await openShop();
try {
  const buyers = await loggedInCustomers(shop.db, customers);
  const [goods] = await stockedGoods(shop.db, 1, pieces);
  if (!goods) throw new Error('The town has no goods');
  const began = performance.now();
  const answers = await Promise.all(
    buyers.map(async ({ cookie }) => {
      const answer = await fetch(shop.address + placeOrderPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: orderOf(goods),
      });
      const { code = '' } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code}`.trim();
    }),
  );
  const took = Math.round(performance.now() - began);
  const rows = await execute<{ quantity: number }>(shop.db)`
    select quantity from stock where variant_id = ${goods.variantId}`;
  const count = (answer: string) => String(answers.filter((entry) => entry === answer).length);
  const table = [
    [`${customers} customers for ${pieces} pieces, ${took} ms`, 'came out', 'must'],
    ['sold (201)', count('201'), String(pieces)],
    ['told that it is sold out (409)', count('409 out_of_stock'), String(customers - pieces)],
    ['left on the shelf', String(rows[0]?.quantity), '0'],
  ];
  printTable(table);
  if (table.slice(1).some(([, came, must]) => came !== must)) process.exitCode = 1;
} finally {
  await shop.close();
}
