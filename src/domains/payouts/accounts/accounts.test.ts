import { expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { day, minute } from '../../../platform/clock.ts';
import { listValues } from '../../../platform/database.ts';

const { db, clock, call, scene } = await returningShop();
const facts = { holder: 'Anokhi Prints', number: '5010 0123 4567 8', ifsc: 'hdfc0000123', gstin: '' };
const enter = (over: object = {}, by = scene.seller) =>
  call(by, 'POST', '/desk/payout-account', { ...facts, ...over });
const read = async () => (await call(scene.seller, 'GET', '/desk/payout-account')).body;
const waiting = async () =>
  (await call(scene.operator, 'GET', '/desk/payout-accounts')).body.accounts as {
    id: string;
    number: string;
  }[];
const decide = async (body: object, by = scene.operator) =>
  call(by, 'POST', `/desk/payout-accounts/${(await waiting())[0]?.id}/decide`, { reason: '', ...body });
const mails = async () => await listValues<string>(db)`select text from outbox order by id desc limit 10`;

it('a shop enters its account, another person confirms it, and it cools off before anything is paid there', async () => {
  expect(await enter()).toMatchObject({ status: 200 });
  expect((await waiting())[0]).toMatchObject({
    number: '5010012345678',
    ifsc: 'HDFC0000123',
    shopName: expect.any(String) as string,
  });
  expect(await read()).toMatchObject({ current: null, entered: { number: '••••5678', declined: false } });
  expect((await decide({ approved: true }, scene.seller)).status).toBe(403);
  expect((await decide({ approved: true })).status).toBe(200);
  const usableFrom = new Date(clock.now().getTime() + 3 * day).toISOString();
  expect(await read()).toMatchObject({ current: { number: '••••5678', usableFrom }, entered: null });
  // Shop and operators read of both, with the last digits alone.
  const texts = await mails();
  expect(texts.filter((text) => text.includes('••••5678')).length).toBeGreaterThanOrEqual(4);
  expect(texts.join()).not.toContain('5010012345678');
});

it('no day of payment is promised to a shop without an account, nor before its account has cooled off', async () => {
  const account = async (by: { cookie: string }) => (await call(by, 'GET', '/desk/earnings')).body;
  expect(await account(scene.other)).toMatchObject({ isPayable: false });
  expect(await account(scene.operator)).toMatchObject({ isPayable: true });
  // Confirmed on Monday, it is used from Thursday: paid on Friday. A new one of Wednesday waits for the Friday after.
  expect(await account(scene.seller)).toMatchObject({ isPayable: true, payday: '2026-03-06' });
  clock.advance(2 * day);
  await enter({ number: '5010 0123 9999 1' });
  expect(await account(scene.seller)).toMatchObject({ payday: '2026-03-06' });
  expect((await decide({ approved: true })).status).toBe(200);
  expect(await account(scene.seller)).toMatchObject({ isPayable: true, payday: '2026-03-13' });
});

it('refuses a GSTIN whose check digit is wrong or whose state is another, here and where a shop is opened', async () => {
  const fault = async (gstin: string) => {
    const { status, body } = await enter({ gstin });
    return [status, (body.fields as Record<string, string> | undefined)?.gstin];
  };
  expect(await fault('08AAPFU0939F1ZW')).toEqual([400, expect.stringContaining('mistyped')]);
  expect(await fault('27AAPFU0939F1ZV')).toEqual([400, expect.stringContaining('08')]);
  const answer = await call(scene.operator, 'POST', '/desk/sellers', {
    name: 'Naya Ghar',
    keeper: 'Nila',
    email: 'nila@example.com',
    address: '',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302003',
    gstin: '08AAPFU0939F1ZW',
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { gstin: expect.stringContaining('mistyped') as string } },
  });
});

it('is confirmed by nobody who entered it, whatever their logins, and a newer one replaces what waits', async () => {
  await enter();
  const operators = await newOperatorLogin(db, clock.now());
  clock.advance(minute);
  await enter({ number: '123456789012', shop: scene.kurta.sellerId }, operators);
  expect((await waiting()).map(({ number }) => number)).toEqual(['123456789012']);
  expect((await decide({ approved: true }, operators)).body.code).toBe('second_person');
  expect((await decide({ approved: false, reason: 'The holder is another' })).status).toBe(200);
  expect(await read()).toMatchObject({ entered: { declined: true, reason: 'The holder is another' } });
  const twice = await call(scene.operator, 'POST', '/desk/payout-accounts/nothing/decide', {
    approved: true,
    reason: '',
  });
  expect(twice.body.code).toBe('changed_meanwhile');
});

it('gives the shop the GSTIN that was confirmed', async () => {
  await enter({ gstin: '08 aapfu 0939 f1zv' });
  await decide({ approved: true });
  const [gstin] = await listValues<string>(db)`select gstin from sellers where id = ${scene.kurta.sellerId}`;
  expect(gstin).toBe('08AAPFU0939F1ZV');
});
