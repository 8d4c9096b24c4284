import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { newPassword } from './accounts.calls.ts';
import { isCommonPassword } from './common-password.ts';

it.each([
  '12345678',
  '87654321',
  '11111111',
  '1234567890',
  '01011990',
  '19900101',
  '121212121',
  '9876543210',
  'password',
  'Password1',
  'P@ssw0rd',
  'password@123',
  'passwordpassword',
  'pass-word',
  'admin123',
  'letmein1',
  'qwertyuiop',
  'Qwerty123',
  'asdfghjkl',
  '1qaz2wsx',
  'q1w2e3r4',
  'zxcvbnm1',
  'abcd1234',
  '        ',
  'aaaaaaaa',
  'abababab',
  '--------',
  'iloveyou',
  'ILoveYou2',
  'welcome2026',
  'India@123',
  'sairam786',
  'rahulsharma1990',
  'jaimatadi',
  'hunter2hunter2',
  'trustno1',
  '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

it.each([
  'a long enough password',
  'correct horse',
  'chowk-customer-demo',
  'kurtas by the well',
  'vX9-qe7Lr2',
  'gulmohar',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));

it('is judged at once, however long', () => {
  expect(isCommonPassword('a1'.repeat(63) + 'x!')).toBe(false);
  expect(isCommonPassword('password'.repeat(16))).toBe(true);
});

it('is refused wherever a password is chosen', async () => {
  const { db } = await createTestDatabase();
  const app = await testApp(db);
  const refusal = (field: string) => ({
    status: 400,
    body: { code: 'invalid', fields: { [field]: 'Please choose a less common password' } },
  });
  const password = 'Password1';
  const person = { name: 'Asha', email: 'asha@example.com', password };
  expect(await newVisitor(app).call('POST', '/customer/customer-register', person)).toMatchObject(
    refusal('password'),
  );
  const customer = await newCustomer(app);
  const change = { old_password: 'a long enough password', new_password: password };
  expect(await customer.call('POST', '/customer/change-password', change)).toMatchObject(
    refusal('new_password'),
  );
  const reset = { token: 'x'.repeat(43), password };
  expect(await newVisitor(app).call('POST', '/customer/reset-password', reset)).toMatchObject(
    refusal('password'),
  );
});

it('is not looked for in what is too long anyway: that would take seconds', () => {
  const { error } = newPassword.safeParse('password'.repeat(5_000));
  expect(error?.issues.map(({ message }) => message)).toEqual(['A password can have at most 128 characters']);
});
