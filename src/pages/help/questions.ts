import { shop } from '../../shop.ts';

const { deliveryDays, freeShippingAbove, refundWorkingDays, returnDays, shippingFee } = shop;

export interface Topic {
  readonly title: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}

/** What customers ask, in the order of a purchase. Figures come from the shop's own constants. */
export const questions: readonly Topic[] = [
  {
    title: 'Orders',
    answers: [
      [
        'How do I track my order?',
        'Open My Orders in your dashboard. Pending means that we wait for the payment, Placed that the seller packs it, Warehouse that it is with us on its way to you, and Success that it has reached you.',
      ],
      [
        'Can I cancel an order?',
        `Yes, as long as it is pending or placed: open the order and press Cancel. If it was paid, the money is sent back within ${refundWorkingDays} working days. Once it is in the warehouse it can no longer be stopped, but it can be returned.`,
      ],
      [
        'Why was my order cancelled by itself?',
        'An order takes its pieces off the shelf the moment you place it. If neither a payment nor a UTR reaches us in time, it is cancelled and the pieces go back, so that somebody else can buy them. Money that arrives later is never lost: the order is revived if the stock allows, and otherwise refunded.',
      ],
    ],
  },
  {
    title: 'Payment',
    answers: [
      [
        'How can I pay?',
        'By UPI: scan the QR code with any UPI app, or open the app straight from the payment page on your phone. Prices are in rupees and include GST.',
      ],
      [
        'I have paid, but the order still says Pending.',
        'Enter the 12-digit UTR of the payment on the payment page of that order: your UPI app shows it in the payment’s details. Verification may take up to 24 hours; you need not pay again.',
      ],
      [
        'The payment page timed out.',
        'The QR code is shown for 30 seconds. If you had not paid yet, open My Orders and press Pay Now. If you had, enter the UTR there.',
      ],
      [
        'Where is my invoice?',
        'In My Orders: a paid order has an Invoice button. The invoice shows GSTIN, HSN and the GST inside the price.',
      ],
    ],
  },
  {
    title: 'Delivery',
    answers: [
      [
        'What does delivery cost?',
        `₹${shippingFee} an order, however many shops it comes from. It is free when the goods come to more than ₹${freeShippingAbove}.`,
      ],
      [
        'When does it come?',
        `Inside ${shop.city} in ${deliveryDays.inCity} days after payment, elsewhere in India in ${deliveryDays.elsewhere} days.`,
      ],
      [
        'Can I change the address of an order?',
        'Not by yourself once it is placed: the address is copied into the order. Write to us before it reaches the warehouse, with the order’s number, and we change it.',
      ],
    ],
  },
  {
    title: 'Returns and refunds',
    answers: [
      [
        'Can I send something back?',
        `Yes, within ${returnDays} days of its delivery, unworn, with its tags. Write to us with the order’s number and we arrange the pick-up.`,
      ],
      [
        'When do I get my money back?',
        `Within ${refundWorkingDays} working days after the piece is back and checked, to the account that paid.`,
      ],
      [
        'It came damaged, or it is not what I ordered.',
        'Mail a photo to our support address within 48 hours if you can. We take it back at our cost and replace it or refund everything, delivery included.',
      ],
    ],
  },
  {
    title: 'Account',
    answers: [
      [
        'The OTP does not come.',
        'Ask for another one after 30 seconds. An OTP works for 5 minutes, and only the latest one counts. If your account has a password, you can log in with e-mail and password instead.',
      ],
      [
        'How do I talk with a seller?',
        'Open one of their products and press Chat with Seller. Your conversations are kept in the dashboard under Chat.',
      ],
      [
        'How do I change my name, e-mail or password?',
        'In the dashboard: name and e-mail under My Profile, the password under Change Password.',
      ],
    ],
  },
];
