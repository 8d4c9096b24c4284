import * as m from '#messages/refusals';
import { hour } from '../../platform/clock.ts';
import type { Limit } from '../../platform/rate-limit.ts';

/**
 * Addresses that a customer, or a network, may enter for an account in an hour: the answer tells whether an address
 * has an account.
 */
export const emailTries: Limit = {
  name: 'email-try',
  max: 10,
  within: hour,
  sentence: m.too_many_emails_tried(),
};
