import { insertSession } from '../../src/domains/accounts/session.store.ts';
import { listChanged } from '../../src/domains/catalogue/listed-products.store.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';

/** A product of the small shop. Money in whole rupees; `stock` has a number for each variant. */
export interface ShelfProduct {
  readonly id: string;
  readonly variantIds: string[];
  readonly sellerId: string;
}

/** The least that an order needs: two sellers and a category, open since `start`, and functions that create products and customers. */
export async function smallShop(db: Database, start: Date) {
  const sellers = await openSellers(db, start);
  const category = await openCategory(db, start);

  /** Creates a product: by default 1,000 rupees less 10 %. `own` are the MRPs, less nothing, of variants with a price of their own. */
  async function product(
    options: {
      price?: number;
      discount?: number;
      stock?: number[];
      own?: (number | null)[];
      seller?: 0 | 1;
      hidden?: boolean;
    } = {},
  ): Promise<ShelfProduct> {
    const { price = 1_000, discount = 10, stock = [10], seller = 0, hidden = false, own = [] } = options;
    const id = newId(start);
    await execute(db)`
      insert into products (id, slug, seller_id, category_id, name, brand, price, discount, images, status, created_at, updated_at)
      values (${id}, ${id}, ${sellers[seller]}, ${category}, 'Cotton kurta', 'Bagru', ${price}, ${discount},
              '{/pictures/a.webp}', ${hidden ? 'hidden' : 'active'}, ${start}, ${start})`;
    const variantIds = stock.map(() => newId(start));
    for (const [position, variantId] of variantIds.entries()) {
      await execute(db)`
        insert into variants (id, product_id, size, position, price, discount)
        values (${variantId}, ${id}, ${stock.length === 1 ? 'One Size' : `Size ${position}`}, ${position},
                ${own[position] ?? null}, ${own[position] ? 0 : null})`;
      await execute(db)`
        insert into stock (variant_id, product_id, quantity) values (${variantId}, ${id}, ${stock[position] ?? 0})`;
    }
    await listChanged(db, [id]);
    return { id, variantIds, sellerId: sellers[seller] as string };
  }

  /** A customer with a session; `cookie` logs in. */
  async function customer() {
    const id = newId(start);
    const token = newSecret();
    await execute(db)`
      insert into customers (id, name, email, created_at, updated_at)
      values (${id}, 'Meera', ${`${id}@example.com`}, ${start}, ${start})`;
    await insertSession(db, {
      id: newId(start),
      token,
      customerId: id,
      userAgent: '',
      address: '',
      now: start,
    });
    return { id, cookie: `session=${token}` };
  }

  return { product, customer, ...shelfAndCart(db, start) };
}

async function openSellers(db: Database, start: Date): Promise<string[]> {
  const sellers = [newId(start), newId(start)];
  for (const [index, id] of sellers.entries())
    await execute(db)`
      insert into sellers (id, shop_name, slug, state, state_code, gstin, invoice_code, created_at)
      values (${id}, ${`Shop ${id}`}, ${id}, 'Rajasthan', '08', '', ${`T${index}${id.slice(-4)}`}, ${start})`;
  return sellers;
}

async function openCategory(db: Database, start: Date): Promise<string> {
  const category = newId(start);
  await execute(
    db,
  )`insert into categories (id, name, slug, hsn) values (${category}, ${category}, ${category}, '6204')`;
  return category;
}

/** Reads a variant's stock, and its quantity in carts. */
function shelfAndCart(db: Database, start: Date) {
  async function stockOf(variantId: string | undefined): Promise<number> {
    const rows = await execute<{ quantity: number }>(db)`
      select quantity from stock where variant_id = ${variantId}`;
    return rows[0]?.quantity ?? -1;
  }

  async function putInCart(
    customerId: string,
    variantId: string | undefined,
    quantity: number,
  ): Promise<void> {
    await execute(db)`
      insert into cart_lines (id, customer_id, variant_id, quantity, added_at)
      values (${newId(start)}, ${customerId}, ${variantId}, ${quantity}, ${start})`;
  }

  /** The quantity of a variant in the customer's cart; 0 if it is not in it. */
  async function inCart(customerId: string, variantId: string | undefined): Promise<number> {
    const rows = await execute<{ quantity: number }>(db)`
      select quantity from cart_lines where customer_id = ${customerId} and variant_id = ${variantId}`;
    return rows[0]?.quantity ?? 0;
  }

  return { stockOf, putInCart, inCart };
}

export const home = {
  name: 'Meera Sharma',
  address: '12 Chaura Rasta',
  phonenumber: '9876543210',
  alternatephonenumber: '',
  pincode: '302003',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
  landmark: '',
  locality: '',
};

/** The body of palce-order: the lines, and the total shown to the customer. */
export function orderBody(
  lines: { product: ShelfProduct; variant?: number | null; quantity?: number }[],
  totals: { price: number; shipping_fee: number },
) {
  return {
    ...totals,
    items: lines.length,
    shippingInfo: home as Record<string, unknown>,
    products: [
      {
        products: lines.map(({ product, variant = 0, quantity = 1 }) => ({
          quantity,
          ...(variant === null ? {} : { variantId: product.variantIds[variant] }),
          productInfo: { _id: product.id },
        })),
      },
    ],
  };
}
