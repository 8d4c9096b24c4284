import * as m from '#messages/help';
import { shop } from '../../shop.ts';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

const { deliveryDays, refundWorkingDays, returnDays } = shop;
const { fee: shippingFee, freeAbove: freeShippingAbove } = deliveryTerms(null);

export interface Topic {
  readonly title: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}

/** Frequent questions in the order of a purchase. Their figures come from the shop's constants. */
export const questions = (): readonly Topic[] => [
  {
    title: m.orders(),
    answers: [
      [m.how_to_track(), m.track_answer()],
      [m.can_i_cancel_order(), m.cancel_answer({ refundWorkingDays })],
      [m.why_was_my_order_cancelled(), m.cancelled_answer()],
    ],
  },
  {
    title: m.payment(),
    answers: [
      [m.how_can_i_pay(), m.how_to_pay_answer()],
      [m.paid_but_pending(), m.paid_but_pending_answer()],
      [m.payment_page_timed_out(), m.timed_out_answer()],
      [m.where_is_my_invoice(), m.invoice_answer()],
    ],
  },
  {
    title: m.offers(),
    answers: [
      [m.which_offers(), m.which_offers_answer()],
      [m.gift_coupon(), m.gift_coupon_answer()],
      [m.offer_and_return(), m.offer_and_return_answer()],
    ],
  },
  {
    title: m.delivery(),
    answers: [
      [m.what_does_delivery_cost(), m.delivery_cost_answer({ shippingFee, freeShippingAbove })],
      [
        m.when_does_it_come(),
        m.arrival_answer({
          city: shop.city,
          inCity: deliveryDays.inCity,
          elsewhere: deliveryDays.elsewhere,
        }),
      ],
      [m.can_i_change_address(), m.change_address_answer()],
    ],
  },
  {
    title: m.returns_and_refunds(),
    answers: [
      [m.can_i_return(), m.return_answer({ returnDays })],
      [m.when_refund(), m.refund_answer({ refundWorkingDays })],
      [m.damaged(), m.damaged_answer()],
    ],
  },
  {
    title: m.account(),
    answers: [
      [m.no_otp(), m.no_otp_answer()],
      [m.chat_question(), m.chat_answer()],
      [m.change_details(), m.change_details_answer()],
    ],
  },
];
