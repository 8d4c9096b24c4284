import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../../platform/call.ts';
import { count, doneAnswer, id, line, mobile, moment } from '../../../platform/field.ts';
import { newPassword } from '../../accounts/accounts.calls.ts';
import { deskCode } from '../staff.calls.ts';

const password = z.string(m.enter_password()).min(1, m.enter_password()).max(128, m.password_too_long());
const code = line(40, 6, m.enter_code());
const withCodes = doneAnswer.extend({ recoveryCodes: z.array(z.string()) });

/** Calls with which staff manage their own login. */
export const accountCalls = {
  read: call('staff', 'GET /desk/account', {
    does: 'One’s own login at the desk: its e-mail and number, second factor and open sessions.',
    answer: z.object({
      email: z.string(),
      /** Ten digits; '' for none. */
      mobile: z.string(),
      /** Whether a code opened this session in the last half hour: a new password needs no old one. */
      byCode: z.boolean(),
      secondFactor: z.object({ since: moment.nullable(), recoveryCodesLeft: count, required: z.boolean() }),
      sessions: z.array(
        z.object({
          id,
          device: z.string(),
          address: z.string(),
          since: moment,
          lastSeen: moment,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  prove: call('staff', 'POST /desk/account/prove', {
    does: 'Proves once more who is at the desk: by a code where a second factor is set up, else by the password.',
    input: z.object({ password: password.optional(), code: code.optional() }),
    refuses: ['invalid', 'too_many', 'unavailable', 'wrong_code', 'wrong_password'],
  }),
  changePassword: call('staff', 'POST /desk/account/password', {
    does: 'Changes one’s own password, and ends one’s other sessions. Whoever logged in by a code in the last half hour needs no old one.',
    input: z.object({ old_password: password.optional(), new_password: newPassword }),
    refuses: ['too_many', 'unavailable', 'wrong_password'],
  }),
  sendMobileCode: call('staff', 'POST /desk/account/mobile/send-code', {
    freshProof: true,
    does: 'Sends a code to a mobile number that is to log in at the desk.',
    input: z.object({ mobile }),
    answer: doneAnswer.extend({ retryAfter: count }),
    refuses: ['invalid', 'too_many'],
  }),
  saveMobile: call('staff', 'PUT /desk/account/mobile', {
    freshProof: true,
    does: 'Makes a mobile number one’s own by its code: codes to it log in at the desk from then on.',
    input: z.object({ mobile, otp: deskCode }),
    refuses: ['already_there', 'otp_expired', 'second_otp', 'too_many', 'wrong_otp'],
  }),
  startSecondFactor: call('staff', 'POST /desk/account/second-factor/start', {
    freshProof: true,
    does: 'Begins to set up a second factor: a secret for an authenticator app, as text, as an otpauth: address and as a QR code (a data: address).',
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  }),
  confirmSecondFactor: call('staff', 'POST /desk/account/second-factor/confirm', {
    freshProof: true,
    does: 'Puts the second factor in force by its first code. Answers with recovery codes, shown this once.',
    input: z.object({ code }),
    answer: withCodes,
    refuses: ['changed_meanwhile', 'wrong_code'],
  }),
  renewRecoveryCodes: call('staff', 'POST /desk/account/second-factor/recovery-codes', {
    freshProof: true,
    does: 'New recovery codes in place of the earlier ones, shown this once.',
    answer: withCodes,
    refuses: ['wrong_status'],
  }),
  removeSecondFactor: call('staff', 'POST /desk/account/second-factor/remove', {
    freshProof: true,
    does: 'Takes the second factor away, where the shop does not require one.',
    refuses: ['wrong_status'],
  }),
  endSession: call('staff', 'POST /desk/account/sessions/:sessionId/end', {
    does: 'Logs out one of one’s own devices.',
    input: z.object({ sessionId: id }),
    names: { sessionId: 'session' },
    refuses: ['not_found'],
  }),
  endOtherSessions: call('staff', 'POST /desk/account/end-other-sessions', {
    does: 'Logs out all of one’s own devices but this one.',
    answer: doneAnswer.extend({ ended: count }),
  }),
};
