import { type APIRequestContext, expect } from '@playwright/test';

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Registers somebody whom nobody else in this run is, and logs them in: `shop` carries their session from now on. */
export async function newCustomer(shop: APIRequestContext): Promise<Customer> {
  const mark = crypto.randomUUID().slice(0, 8);
  const person = {
    name: `Meera ${mark}`,
    email: `meera-${mark}@customers.example`,
    password: `a long password ${mark}`,
  };
  const registered = await shop.post('/api/customer/customer-register', { data: person });
  expect(registered.status()).toBe(201);
  const { customer } = (await (await shop.get('/api/customer/me')).json()) as { customer: { id: string } };
  return { ...person, id: customer.id };
}
