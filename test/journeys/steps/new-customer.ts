import { type APIRequestContext, expect } from '@playwright/test';
import { newMobile, readOtp } from './log-in.ts';

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a new customer and logs them in: `shop` has their session from now on. */
export async function newCustomer(shop: APIRequestContext): Promise<Customer> {
  const mark = crypto.randomUUID().slice(0, 8);
  const person = {
    name: `Meera ${mark}`,
    email: `meera-${mark}@customers.example`,
    password: `a long password ${mark}`,
  };
  const answer = await shop.post('/api/customer/customer-register', { data: person });
  expect(answer.status()).toBe(201);
  const { customer } = (await (await shop.get('/api/customer/me')).json()) as { customer: { id: string } };
  return { ...person, id: customer.id };
}

/** Registers a new customer by mobile number and logs them in. Returns the number, which may get another OTP. */
export async function newCustomerByOtp(shop: APIRequestContext): Promise<string> {
  const mobile = newMobile();
  await shop.post('/api/customer/send-otp', { data: { mobile, step: 1 } });
  await shop.post('/api/customer/verify-otp', {
    data: { mobile, otp: await readOtp(shop, mobile), step: 2 },
  });
  const data = { phonenumber: mobile, name: 'Meera Sharma', email: `${mobile}@customers.example` };
  expect((await shop.post('/api/customer/complete-profile', { data })).status()).toBe(201);
  await untilNextOtp();
  return mobile;
}

/** Registers a new customer by e-mail, who then adds a mobile number. Returns the number, which may get another OTP. */
export async function newCustomerWithNumber(shop: APIRequestContext): Promise<string> {
  await newCustomer(shop);
  const mobile = newMobile();
  await shop.post('/api/customer/send-otp', { data: { mobile, step: 1 } });
  const data = { mobile, otp: await readOtp(shop, mobile) };
  expect((await shop.post('/api/customer/add-mobile', { data })).status()).toBe(200);
  await untilNextOtp();
  return mobile;
}

/** A number gets one OTP per half minute. */
export const untilNextOtp = () => new Promise((resolve) => setTimeout(resolve, 31_000));
