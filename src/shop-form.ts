import { z } from 'zod';
import { stateCode } from './domains/addresses/states.ts';
import { withoutInvisible } from './platform/visible-text.ts';
import { isGstin } from './domains/tax/gstin.ts';
import { colourFaults } from './shop-colours.ts';

/** A sentence for a missing field, and one for a field of another kind. */
const say = (kind: string, example: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined
      ? `is missing: write ${kind}, such as ${example}`
      : `must be ${kind}, such as ${example}`,
});

/** Markup and line breaks. */
const forbiddenCharacters = /[<>\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Text on one line. */
const text = (max: number, kind: string, example: string) =>
  z
    .string(say(kind, `"${example}"`))
    .trim()
    .min(1, `is empty: write ${kind}, such as "${example}"`)
    .max(max, `is longer than ${max} characters: write ${kind}, such as "${example}"`)
    .refine(
      (value) => !forbiddenCharacters.test(value) && withoutInvisible(value) === value,
      `has <, >, a line break or an invisible character: write ${kind}, such as "${example}"`,
    );
const withShape = (shape: RegExp, kind: string, example: string) =>
  text(254, kind, example).refine((value) => shape.test(value), `must be ${kind}, such as "${example}"`);

const mail = (example: string) =>
  text(254, 'an e-mail address', example).refine(
    (value) => z.email().safeParse(value).success,
    `must be an e-mail address, such as "${example}"`,
  );
const time = (example: string) =>
  withShape(/^([01]\d|2[0-3])\.[0-5]\d$/, 'a time of 24 hours with a dot', example);
const opening = (example: string) => withShape(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of 24 hours', example);
const address = (example: string) =>
  withShape(/^https:\/\/[^\s"'<>]+$/, 'an address that begins with https://', example)
    .refine((value) => URL.canParse(value), `must be an address, such as "${example}"`)
    .optional();
const prefix = (example: string) =>
  withShape(/^[A-Z]{2,4}$/, 'two to four capital letters', example).optional();
const number = (min: number, max: number, example: number) => {
  const kind = `a whole number from ${min} to ${max}`;
  const sentence = `must be ${kind}, such as ${example}`;
  return z
    .int(say(kind, String(example)))
    .min(min, sentence)
    .max(max, sentence);
};
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ input, code }) =>
      code === 'unrecognized_keys'
        ? undefined
        : `${input === undefined ? 'is missing: write' : 'must be'} fields in braces: ${Object.keys(shape).join(', ')}`,
  });

const hex = (example: string) =>
  withShape(/^#[0-9a-f]{6}$/i, 'a colour as # and six digits', example).transform((value) =>
    value.toLowerCase(),
  );
const colour = (day: string, night: string) => group({ day: hex(day), night: hex(night) }).optional();

/** Each may be left out. What cannot be read is a fault. */
const colours = group({
  brand: colour('#0f6b5c', '#7fd6c3'),
  action: colour('#6d2c0f', '#f0b89a'),
  paper: colour('#f4f8f6', '#101614'),
}).superRefine((own, context) => {
  if (context.issues.length > 0) return;
  for (const { path, sentence } of colourFaults(own))
    context.addIssue({ code: 'custom', path, message: sentence });
});

const rupees = 10_000_000;

/** The rules of the trade, which a file may leave as src/shop.ts has them. A group replaces the whole of the default's. */
const rules = {
  freeShippingAbove: number(0, rupees, 799).optional(),
  shippingFee: number(0, 10_000, 85).optional(),
  superDiscountAbove: number(0, rupees, 699).optional(),
  maxUnpaidOrders: number(1, 10_000, 40).optional(),
  maxHeldPieces: number(1, 100_000, 100).optional(),
  maxHeldFromAddress: group({
    orders: number(1, 100_000, 100),
    pieces: number(1, 1_000_000, 300),
  }).optional(),
  maxOrdersOfAddress: number(1, 100_000, 120).optional(),
  maxClaims: group({ ofCustomer: number(1, 1_000, 10), ofAddress: number(1, 10_000, 30) }).optional(),
  statementsWithoutClaim: number(1, 100, 3).optional(),
  orderPrefix: prefix('CHK'),
  ticketPrefix: prefix('ASK'),
  returnDays: number(1, 365, 14).optional(),
  disputeDays: number(1, 365, 7).optional(),
  packing: group({
    hours: z
      .array(
        group({ weekday: number(1, 7, 1), opens: opening('10:00'), closes: opening('20:00') }).refine(
          ({ opens, closes }) => opens < closes,
          'closes before it opens: write the earlier time as opens',
        ),
        say('days in brackets', '[{ "weekday": 1, "opens": "10:00", "closes": "20:00" }]'),
      )
      .min(1, 'has no day: write a day at least')
      .max(14, 'has more than 14 entries'),
    packingMinutes: number(1, 10_080, 120),
  }).optional(),
  deliveryDays: group({
    inCity: text(20, 'days', '1 to 2'),
    elsewhere: text(20, 'days', '4 to 7'),
  }).optional(),
  refundWorkingDays: number(1, 60, 5).optional(),
  payOnDelivery: group({
    maxRupees: number(0, rupees, 5_000),
    maxOpen: number(0, 1_000, 3),
    maxRefused: number(1, 1_000, 2),
    refusedWithinDays: number(1, 3_650, 90),
  }).optional(),
  refundApprovalAbove: number(0, rupees, 10_000).optional(),
  commissionPercent: number(0, 99, 5).optional(),
  commissionGstPercent: number(0, 99, 18).optional(),
  payoutWeekday: number(1, 7, 5).optional(),
  payoutCoolingDays: number(0, 60, 3).optional(),
  payoutDebitAccount: withShape(
    /^\d{9,18}$/,
    'an account number of 9 to 18 digits',
    '123456789012',
  ).optional(),
  bankAccounts: z
    .array(
      withShape(/^\d{6,20}$/, 'an account number', '50200012345678'),
      say('account numbers in brackets', '["50200012345678"]'),
    )
    .max(20, 'has more than 20 accounts')
    .optional(),
  specialOfferFrom: number(1, 99, 10).optional(),
  newForDays: number(1, 365, 14).optional(),
};

/** A shop's file. Who the shop is must be written, so that nothing of the built-in shop's is shown by mistake. */
export const shopForm = group({
  name: text(40, "the shop's name", 'Jhilmil'),
  sign: text(40, "the shop's name in its own script", 'झिलमिल').default(''),
  tagline: text(120, 'a line below the name', 'Clothes from the city of lakes'),
  city: text(60, "the shop's city", 'Udaipur'),
  state: text(60, 'a state or union territory of India', 'Rajasthan').refine(
    (value) => stateCode(value) !== undefined,
    'must be a state or union territory of India, such as "Rajasthan"',
  ),
  address: group({
    line: text(120, 'house and street', '7 Hathi Pol'),
    pincode: withShape(/^[1-9]\d{5}$/, 'a PIN code of six digits', '313001'),
  }),
  phone: withShape(/^\+?\d[\d -]{7,17}\d$/, 'a phone number', '+91 294 241 0000'),
  supportEmail: mail('help@jhilmil.in'),
  infoEmail: mail('info@jhilmil.in'),
  supportHours: group({ from: time('10.00'), to: time('20.00') }),
  gstin: text(15, 'a GSTIN of 15 characters', '08ABCDE1234F1Z0').refine(
    isGstin,
    'must be a GSTIN of 15 characters with the right check digit, such as "08ABCDE1234F1Z0"',
  ),
  upi: group({
    vpa: withShape(/^[\w.-]{2,256}@[a-zA-Z][\w.-]{1,64}$/, 'a UPI address', 'jhilmil@bank'),
    name: text(99, "the payee's name", 'Jhilmil Udaipur'),
  }),
  grievanceOfficer: group({
    name: text(80, "the officer's name", 'Asha Mehta'),
    email: mail('officer@jhilmil.in'),
  }),
  about: group({
    welcome: text(400, 'what the shop is', 'Where the lanes of Udaipur meet').optional(),
    story: text(800, 'how the shop began', 'We began by carrying parcels for a few shops').optional(),
  }).default({}),
  homeProduct: withShape(/^[a-z0-9-]{1,200}$/, "a product's slug", 'blue-kurta').optional(),
  colours: colours.optional(),
  social: group({
    instagram: address('https://www.instagram.com/jhilmil'),
    facebook: address('https://www.facebook.com/jhilmil'),
    x: address('https://x.com/jhilmil'),
    youtube: address('https://www.youtube.com/@jhilmil'),
  }).default({}),
  ...rules,
})
  .refine(({ state, gstin }) => [undefined, gstin.slice(0, 2)].includes(stateCode(state)), {
    path: ['gstin'],
    error: 'begins with the code of another state than the shop’s: write the GSTIN of the shop’s own state',
  })
  .refine(({ orderPrefix = 'CHK', ticketPrefix = 'ASK' }) => orderPrefix !== ticketPrefix, {
    path: ['ticketPrefix'],
    error: 'is the same as orderPrefix: write other letters, such as "ASK"',
  })
  .transform((facts) => ({
    ...facts,
    homeProduct: facts.homeProduct,
    stateCode: stateCode(facts.state) as string,
  }));

/** What a shop's file says, checked; with the GST code of its state. */
export type ShopFacts = z.output<typeof shopForm>;
