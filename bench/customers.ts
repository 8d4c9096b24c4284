import { insertSession } from '../src/domains/accounts/session.store.ts';
import { type Database, execute } from '../src/platform/database.ts';
import { newId, newSecret } from '../src/platform/ids.ts';
import { deliveryFee } from '../src/domains/delivery/delivery-fee.ts';

/** A customer with a session cookie. */
interface LoggedIn {
  readonly id: string;
  readonly cookie: string;
}

/** Creates customers with a session, without a login. */
export async function loggedInCustomers(db: Database, howMany: number): Promise<LoggedIn[]> {
  const now = new Date();
  const customers: LoggedIn[] = [];
  for (let index = 0; index < howMany; index++) {
    const id = newId(now);
    const token = newSecret();
    await execute(db)`
      insert into customers (id, name, email, created_at, updated_at)
      values (${id}, 'Meera Sharma', ${`${id}@example.com`}, ${now}, ${now})`;
    await insertSession(db, { id: newId(now), token, customerId: id, userAgent: '', address: '', now });
    customers.push({ id, cookie: `session=${token}` });
  }
  return customers;
}

export interface Goods {
  readonly variantId: string;
  readonly productId: string;
  readonly price: number;
}

/** `howMany` variants of different products, each with a stock of `stock`. */
export async function stockedGoods(db: Database, howMany: number, stock: number): Promise<Goods[]> {
  const rows = await execute<Goods>(db)`
    with chosen as (
      select distinct on (p.id) v.id as "variantId", p.id as "productId", p.final_price as price
      from products p join variants v on v.product_id = p.id where p.status = 'active' order by p.id, v.id limit ${howMany}
    ), stocked as (
      update stock set quantity = ${stock} from chosen where variant_id = "variantId"
    )
    select * from chosen`;
  return rows;
}

/** The request body that orders one piece to a house in Jaipur. */
export function orderOf({ productId, variantId, price }: Goods): string {
  return JSON.stringify({
    price,
    shipping_fee: deliveryFee(price, null),
    items: 1,
    products: [{ products: [{ quantity: 1, variantId, productInfo: { _id: productId } }] }],
    shippingInfo: {
      name: 'Meera Sharma',
      address: '12 Chaura Rasta',
      phonenumber: '9876543210',
      alternatephonenumber: '',
      pincode: '302003',
      state: 'Rajasthan',
      cityDistTown: 'Jaipur',
      landmark: '',
      locality: '',
    },
  });
}

export const placeOrderPath = '/api/home/order/palce-order';
