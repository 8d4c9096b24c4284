import { sql } from 'kysely';
import { hashPassword } from '../../src/domains/accounts/password.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import {
  bannerRows,
  categoryRows,
  groupProductRows,
  groupRows,
  productRows,
  reviewRows,
  sellerRows,
  stockRows,
  variantRows,
} from './catalogue-rows.ts';
import { sizeTableRows } from './size-tables.ts';
import { addressRows, customerRows, staffRows } from './people-rows.ts';
import { refreshAttributes } from '../../src/domains/catalogue/attributes/refresh-attributes.ts';
import { pictureBook } from '../../src/domains/catalogue/pictures/picture-book.ts';
import { buildTown, type Town } from './town.ts';

/** Inserts rows by one statement: they are sent as one JSON document, which PostgreSQL converts to the table's types. */
async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  if (rows.length > 0)
    await execute(db)`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/**
 * Fills an empty shop with the demo town in one transaction. A shop that already has sellers is left alone, so that two
 * servers started on one empty database fill it only once.
 *
 * @param options.today the day from which the products' and reviews' dates count back
 * @param options.say gets progress messages
 */
export async function fillTown(
  db: Database,
  { today, say }: { today: Date; say: (line: string) => void },
): Promise<void> {
  const town = buildTown({ today });
  const hashes = await hashPasswords(town);
  await db.transaction().execute(async (trx) => {
    // No request is waiting yet, and on a slow machine this takes longer than a request's timeout.
    await execute(trx)`set local statement_timeout = 0`;
    await execute(trx)`lock table sellers in share row exclusive mode`;
    const rows = await execute(trx)`select from sellers limit 1`;
    if (rows.length > 0) return say('The demo town is there already');

    const book = pictureBook(today);
    await insertRows(trx, 'sellers', sellerRows(town, book, today));
    await insertRows(trx, 'staff', staffRows(town, hashes, today));
    say(`Added ${count(town.shops)} shops`);

    await insertRows(trx, 'categories', categoryRows(town, book));
    const products = productRows(town, book, today);
    await insertRows(trx, 'products', products);
    await insertRows(trx, 'variants', variantRows(town));
    await insertRows(trx, 'stock', stockRows(town));
    await insertRows(trx, 'size_tables', sizeTableRows(town, today));
    await refreshAttributes(
      trx,
      products.map(({ id }) => id),
    );
    await execute(trx)`select list_products(array(select id from products))`;
    say(`Added ${count(town.products)} products in ${count(town.categories)} categories`);

    await insertRows(trx, 'customers', customerRows(town, hashes, today));
    await insertRows(trx, 'addresses', addressRows(town, today));
    await insertRows(trx, 'reviews', reviewRows(town));
    say(`Added ${count(town.customers)} customers with ${count(town.reviews)} reviews`);

    await insertRows(trx, 'banners', bannerRows(town, book));
    await insertRows(trx, 'home_groups', groupRows(town));
    await insertRows(trx, 'home_group_products', groupProductRows(town));
    await insertRows(trx, 'pictures', book.rows());
    say(`Added ${count(book.rows())} pictures, each drawn when it is first requested`);
    // Update the statistics, so that the first visitor's queries are planned for a full shop.
    await execute(trx)`analyze`;
  });
}

const count = (rows: readonly unknown[]) => rows.length.toLocaleString('en-IN');

/** Hashes the town's few distinct passwords; PHC strings by password. */
async function hashPasswords({ operator, sellers, demoCustomer }: Town): Promise<Map<string, string>> {
  const passwords = new Set([operator, ...sellers, demoCustomer].flatMap(({ password }) => password ?? []));
  const hashes = new Map<string, string>();
  for (const password of passwords) {
    const hash = await hashPassword(password);
    if (typeof hash !== 'string') throw new Error('The demo passwords could not be hashed');
    hashes.set(password, hash);
  }
  return hashes;
}
