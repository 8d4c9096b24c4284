import { shop as market } from '../../src/shop.ts';
import { townId } from './ids.ts';
import type { Town } from './town.ts';

/** Account rows; `hashes` gives the PHC string of each password. */
export function staffRows({ operator, sellers }: Town, hashes: ReadonlyMap<string, string>, today: Date) {
  return [operator, ...sellers].map(({ name, email, password, role, shop }) => ({
    id: townId('staff', email),
    name,
    email,
    password_hash: hashes.get(password)!,
    role,
    seller_id: shop === null ? null : townId('seller', shop),
    created_at: today,
  }));
}

/** The demo customer can log in by code and by password; the others only wrote reviews, and can log in by code. */
export function customerRows(
  { demoCustomer, customers }: Town,
  hashes: ReadonlyMap<string, string>,
  today: Date,
) {
  return [demoCustomer, ...customers].map(({ name, email, mobile, password }) => ({
    id: townId('customer', email),
    name,
    email,
    mobile,
    password_hash: password === undefined ? null : hashes.get(password)!,
    created_at: today,
    updated_at: today,
  }));
}

/** The demo customer's delivery addresses. */
export function addressRows({ demoCustomer }: Town, today: Date) {
  const places = [
    {
      address: 'B-27, Janta Colony',
      locality: 'Adarsh Nagar',
      landmark: 'Behind the bangle market',
      pincode: '302004',
    },
    {
      address: '3rd floor, Neelam Chambers',
      locality: 'C-Scheme',
      landmark: 'Near Statue Circle',
      pincode: '302001',
    },
  ];
  return places.map((place, at) => ({
    id: townId('address', place.address),
    customer_id: townId('customer', demoCustomer.email),
    name: demoCustomer.name,
    ...place,
    phone: demoCustomer.mobile,
    state: market.state,
    city: market.city,
    is_default: at === 0,
    created_at: new Date(today.getTime() + at),
  }));
}
