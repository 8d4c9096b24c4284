import * as m from '#messages/forms';
import { z } from 'zod';
import { call, type FileAnswer } from '../../platform/call.ts';
import { count, doneAnswer, id, moment, rupees, utr } from '../../platform/field.ts';
import { pinCode } from '../addresses/address-fields.ts';
import { webhookNames } from '../../settings/payment-providers.ts';

const order = z.object({ orderId: id });
const shown = z.enum(['pending', 'paid', 'failed']);

export const paymentsCalls = {
  start: call('customer', 'POST /payment/do_payment', {
    does: 'The UPI link of an order. `amount` is the order’s own, whatever `price` says; `qr` is the address of the link’s QR code; `simulatorUrl` opens the pretend payment app (demo); `checkout` is a form to a provider’s own page, where it has one.',
    names: { orderId: 'order' },
    input: z.object({
      price: rupees.optional(),
      orderId: id,
      bankName: z.literal('SB', m.choose_way_to_pay()),
    }),
    answer: z.object({
      url: z.string(),
      amount: count,
      expiresAt: moment,
      qr: z.string(),
      simulatorUrl: z.string().optional(),
      checkout: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
    }),
    refuses: ['not_found', 'unavailable', 'wrong_status'],
  }),
  ways: call('customer', 'GET /payment/ways', {
    does: 'How an order of `price` rupees to a PIN code can be paid, before it is placed: by UPI, at the door, and on the provider’s own page where it has one (`hosted`). `why` says why not.',
    input: z.object({ pincode: pinCode, price: z.coerce.number().int().min(1).max(1_000_000_000) }),
    answer: z.object({
      ways: z.array(
        z.object({ way: z.enum(['upi', 'hosted', 'door']), allowed: z.boolean(), why: z.string() }),
      ),
    }),
  }),
  qr: call('customer', 'GET /payment/qr/:orderId', {
    does: 'The UPI link of an order as a QR code, error level H, 256 px.',
    names: { orderId: 'order' },
    input: order,
    answer: z.custom<FileAnswer>(),
    refuses: ['not_found', 'wrong_status'],
    file: 'image/svg+xml',
  }),
  status: call('customer', 'GET /payment/status/:orderId', {
    does: 'Whether the order is paid; asks the provider where nobody did within 2 s. `notice` says what became of money that did not fit, `claim` which UTR is being checked.',
    names: { orderId: 'order' },
    input: order,
    answer: z.object({
      payment_status: shown,
      orderId: id,
      amount: count,
      notice: z.string(),
      claim: z.object({ lastDigits: z.string(), sentAt: moment }).nullable(),
    }),
    refuses: ['not_found'],
  }),
  claim: call('customer', 'POST /payment/update-transactionId', {
    does: 'Keeps the UTR that the customer paid with; a person looks at it.',
    names: { orderId: 'order' },
    input: z.object({
      orderId: id,
      transactionId: utr,
    }),
    refuses: ['in_progress', 'key_reused', 'list_full', 'not_found', 'too_many', 'utr_taken', 'wrong_status'],
    idempotent: true,
  }),
  takeOutOfCart: call('customer', 'POST /payment/remove_from_cart', {
    does: 'Takes what the paid order bought out of the cart, once.',
    names: { orderId: 'order' },
    input: order,
    refuses: ['not_found', 'not_paid'],
  }),
  confirm: call('customer', 'GET /order/confirm/:orderId', {
    does: 'The result of an order’s payment; changes nothing.',
    names: { orderId: 'order' },
    input: order,
    answer: doneAnswer.extend({ payment_status: shown }),
    refuses: ['not_found'],
  }),
  webhook: call('provider', 'POST /payment/webhook/:provider', {
    does: 'Takes a payment provider’s signed event.',
    input: z.looseObject({ provider: z.enum(webhookNames) }),
    refuses: ['bad_signature', 'invalid', 'not_found'],
  }),
};
