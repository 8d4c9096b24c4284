import { describe, expect, it } from 'vitest';
import { type Person, planSending } from './plan-sending.ts';

const asha: Person = {
  name: 'Asha',
  email: 'asha@example.com',
  emailVerified: true,
  mobile: '9829012345',
};
const mail = { channel: 'email', recipient: 'asha@example.com' };
const text = { channel: 'sms', recipient: '9829012345' };

describe('a notice goes', () => {
  it('by e-mail, and by text when that fails', () => {
    expect(planSending('packed', asha, [])).toEqual([{ ...mail, fallback: text }]);
  });

  it('by text and e-mail where it must be read in time', () => {
    expect(planSending('on_its_way', asha, [])).toEqual([text, mail]);
    expect(planSending('paid', { ...asha, emailVerified: false }, [])).toEqual([{ ...text, fallback: mail }]);
  });

  it('by the one address that there is', () => {
    expect(planSending('paid', { ...asha, mobile: null }, [])).toEqual([mail]);
    expect(planSending('packed', { ...asha, email: null }, [])).toEqual([text]);
    expect(planSending('packed', { ...asha, email: null, mobile: null }, [])).toEqual([]);
  });

  it('by e-mail only if it is not about an order', () => {
    expect(planSending('price_drop', asha, [])).toEqual([mail]);
  });

  it('by what its person chose for its group, and for no other', () => {
    const noMail = [{ group: 'orders', channel: 'email', wanted: false }] as const;
    expect(planSending('packed', asha, noMail)).toEqual([text]);
    expect(planSending('paid', { ...asha, emailVerified: false }, noMail)).toEqual([text]);
    expect(planSending('message', asha, noMail)).toEqual([mail]);
    const neither = [...noMail, { group: 'orders', channel: 'sms', wanted: false }] as const;
    expect(planSending('paid', asha, neither)).toEqual([]);
    const wishes = [{ group: 'wishes', channel: 'sms', wanted: true }] as const;
    expect(planSending('back_in_stock', asha, wishes)).toEqual([{ ...mail, fallback: text }]);
  });

  it('to the number that a recipient without an account gave', () => {
    const guest = { name: '', email: null, emailVerified: true, mobile: '9829012345' };
    expect(planSending('back_in_stock', guest, [])).toEqual([text]);
  });
});
