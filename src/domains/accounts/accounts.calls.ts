import * as m from '#messages/forms';
import { z } from 'zod';
import { call, type CallAnswer } from '../../platform/call.ts';
import { count, doneAnswer, email, id, line, mobile, moment, otp } from '../../platform/field.ts';
import { isCommonPassword } from './common-password.ts';

/** The client decodes it for `{id, name, email}`. It is not a credential: the session is in the cookie. */
const token = z.string();

const nameAndEmail = m.name_and_email_are_required();
const name = line(100, 1, nameAndEmail);
const profileEmail = z.string(nameAndEmail).trim().min(1, nameAndEmail).pipe(email);

/** A password to set. Never trimmed. The length limit keeps hashing cheap, and looking for common words. */
export const newPassword = z
  .string(m.choose_password())
  .min(8, m.password_too_short())
  .max(128, { error: m.password_too_long(), abort: true })
  .refine((password) => !isCommonPassword(password), m.password_too_common());
const knownPassword = z.string(m.enter_password()).min(1, m.enter_password()).max(128, m.password_too_long());

/** What proves the owner, where their login is not fresh (R-LOGIN-4). Empty is none. */
const proof = {
  password: z.string().max(128, m.password_too_long()).optional(),
  otp: z.union([z.literal(''), otp]).optional(),
};
const unproven = [
  'invalid',
  // The session ended meanwhile.
  'not_logged_in',
  'otp_expired',
  'prove_again',
  'second_otp',
  'too_many',
  'unavailable',
  'wrong_otp',
  'wrong_password',
] as const;

/** The secret in a link. A malformed one is treated like an expired one. */
const linkToken = z.string().max(100);

/** A product on the wishlist and its wishlist item, enough to draw a heart and to remove it. */
const wish = z.object({ productId: id, wishlistId: id });

/** A variant in the customer's own unpaid order, with what the product's page shows of that order. */
const heldGoods = z.object({
  variantId: id,
  orderId: id,
  number: z.string(),
  payment_status: z.string(),
  expiresAt: moment.nullable(),
});
export type HeldGoods = z.output<typeof heldGoods>;

export const accountsCalls = {
  whoAmI: call('anyone', 'GET /customer/me', {
    does: 'The logged-in customer with the counts of cart, wishlist, unread messages and notices, what is wished for and what unpaid orders hold, or null for a guest.',
    answer: z.object({
      customer: z
        .object({
          id,
          name: z.string(),
          email: z.string(),
          mobile: z.string(),
          hasPassword: z.boolean(),
          emailVerified: z.boolean(),
          /** Whether changes of the account need no further proof. */
          provedLately: z.boolean(),
        })
        .nullable(),
      cartCount: count,
      wishlistCount: count,
      wishes: z.array(wish),
      unreadMessages: count,
      /** Omitted for a guest. */
      unreadNotices: count.optional(),
      /** Omitted for a guest. */
      held: z.array(heldGoods).optional(),
    }),
  }),
  register: call('anyone', 'POST /customer/customer-register', {
    does: 'Opens an account with e-mail and password, and logs in.',
    input: z.object({ name, email: profileEmail, password: newPassword }),
    answer: doneAnswer.extend({ token }),
    refuses: ['email_taken', 'too_many', 'unavailable'],
    status: 201,
  }),
  logIn: call('anyone', 'POST /customer/customer-login', {
    does: 'Logs in with e-mail and password.',
    input: z.object({ email, password: knownPassword }),
    answer: doneAnswer.extend({ token }),
    refuses: ['blocked', 'too_many', 'unavailable', 'wrong_credentials'],
  }),
  sendOtp: call('anyone', 'POST /customer/send-otp', {
    does: 'Sends a one-time password to a mobile number, with or without an account.',
    input: z.object({ mobile, step: z.literal(1).optional() }),
    answer: doneAnswer.extend({
      retryAfter: z.int(),
      /** Where a demo shop shows its texts. */
      outbox: z.string().optional(),
    }),
    refuses: ['invalid', 'too_many'],
  }),
  loginStep: call('anyone', 'GET /customer/login-step', {
    does: 'How far this browser’s login by OTP got, for a page that is opened again: the number is to be entered, its OTP, or the profile of a verified number.',
    answer: z.object({
      step: z.enum(['mobile', 'otp', 'profile']),
      /** Empty at the first step. */
      mobile: z.string(),
      /** Seconds until another OTP can be sent. */
      retryAfter: z.int(),
      /** Where a demo shop shows its texts. */
      outbox: z.string().optional(),
    }),
  }),
  verifyOtp: call('anyone', 'POST /customer/verify-otp', {
    does: 'Logs in with the one-time password, or verifies the number of somebody new.',
    input: z.object({ mobile, otp, step: z.literal(2).optional() }),
    answer: doneAnswer.extend({ token: token.optional(), isNewUser: z.boolean() }),
    refuses: ['blocked', 'otp_expired', 'second_otp', 'too_many', 'wrong_otp'],
  }),
  completeProfile: call('anyone', 'POST /customer/complete-profile', {
    does: 'Opens the account of a number that was just verified, and logs in.',
    input: z.object({ phonenumber: mobile, name, email: profileEmail }),
    answer: doneAnswer.extend({ token }),
    refuses: ['already_there', 'email_taken', 'profile_expired', 'too_many'],
    status: 201,
  }),
  updateProfile: call('customer', 'POST /customer/update-user-profile', {
    does: 'Changes name and e-mail; another e-mail needs the password or an OTP, unless the login is fresh.',
    input: z.object({ name, email: profileEmail, ...proof }),
    answer: doneAnswer.extend({ token }),
    refuses: ['email_taken', ...unproven],
  }),
  changePassword: call('customer', 'POST /customer/change-password', {
    does: 'Changes the password, or sets the first one after an OTP or a fresh login; ends every other session of the account.',
    input: z.object({
      old_password: z.string().max(128).optional(),
      new_password: newPassword,
      otp: proof.otp,
    }),
    refuses: unproven,
  }),
  forgotPassword: call('anyone', 'POST /customer/forgot-password', {
    does: 'Sends a link to set a new password; the answer is the same whether the e-mail is known or not.',
    input: z.object({ email }),
    refuses: ['too_many'],
  }),
  resetPassword: call('anyone', 'POST /customer/reset-password', {
    does: 'Sets a new password by the link of an e-mail, once; ends every session of the account.',
    input: z.object({ token: linkToken, password: newPassword }),
    refuses: ['link_expired', 'too_many', 'unavailable'],
  }),
  sendVerifyLink: call('customer', 'POST /customer/send-verify-link', {
    does: 'Sends a link that verifies the account’s e-mail.',
    refuses: ['already_there', 'not_found', 'too_many'],
  }),
  verifyEmail: call('anyone', 'POST /customer/verify-email', {
    does: 'Verifies an e-mail by the link that was sent to it. Who is not logged in to the account gets it without its password and sessions, or, if its owner has proven a number or another e-mail, has the e-mail removed from it.',
    input: z.object({ token: linkToken }),
    refuses: ['link_expired', 'too_many'],
  }),
  addMobile: call('customer', 'POST /customer/add-mobile', {
    does: 'Adds a mobile number to an account without one, by an OTP that was sent to it, and the password unless the login is fresh.',
    input: z.object({ mobile, otp, password: proof.password }),
    refuses: ['already_there', ...unproven],
  }),
  removeMobile: call('customer', 'POST /customer/remove-mobile', {
    does: 'Takes the mobile number away from an account that has another way in, after the password or an OTP, unless the login is fresh.',
    input: z.object(proof),
    refuses: ['not_found', 'wrong_status', ...unproven],
  }),
  prove: call('customer', 'POST /customer/prove', {
    does: 'Proves by the password or an OTP who is at this browser, for ten minutes.',
    input: z.object(proof),
    refuses: unproven,
  }),
  logOut: call('anyone', 'GET /customer/logout', {
    does: 'Ends the session.',
  }),
  listSessions: call('customer', 'GET /customer/sessions', {
    does: 'Where the customer is logged in: every session with its device and network address, the one used last first.',
    answer: z.object({
      sessions: z.array(
        z.object({
          _id: id,
          device: z.string(),
          address: z.string(),
          since: moment,
          lastSeen: moment,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: call('customer', 'DELETE /customer/sessions/:sessionId', {
    does: 'Ends one of the customer’s sessions.',
    names: { sessionId: 'session' },
    input: z.object({ sessionId: id }),
    refuses: ['not_found'],
  }),
  endOtherSessions: call('customer', 'POST /customer/end-other-sessions', {
    does: 'Ends every session of the customer but the one that asks.',
    answer: doneAnswer.extend({ ended: count }),
  }),
};

/** The counts in the header of a customer's pages. */
export type HeaderCounts = Required<Omit<CallAnswer<typeof accountsCalls.whoAmI>, 'customer'>>;
