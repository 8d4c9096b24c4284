/** What the rest of the shop asks of a payment provider, instead of its name. */
interface Capabilities {
  /** The last path segment of its webhook; omitted for a provider without events. */
  readonly webhook?: string;
  /** Its account holds the money until it settles; with others the money reaches the shop's account at once. */
  readonly holdsMoney: boolean;
  /** Its account serves other shops too, so that its events may be about orders which are not this shop's. */
  readonly sharesAccount: boolean;
  /** Takes real money: a live shop may use it. */
  readonly isReal: boolean;
  /** The payment app is played by the shop itself. */
  readonly playsPayer: boolean;
  /** Variables that it cannot do without; `inLiveMode` those that a demo makes up. */
  readonly variables: readonly string[];
  readonly variablesInLiveMode: readonly string[];
}

const atOnce = {
  holdsMoney: false,
  sharesAccount: false,
  playsPayer: false,
  isReal: true,
  variables: [],
} as const;

/** The payment providers, by the names that PAYMENT_PROVIDER takes. */
const paymentProviders = {
  simulator: { ...atOnce, webhook: 'gateway', isReal: false, playsPayer: true, variablesInLiveMode: [] },
  gateway: { ...atOnce, webhook: 'gateway', variablesInLiveMode: ['PAYMENT_SECRET', 'PAYMENT_URL'] },
  'upi-manual': { ...atOnce, variablesInLiveMode: [] },
  razorpay: {
    ...atOnce,
    webhook: 'razorpay',
    holdsMoney: true,
    sharesAccount: true,
    variables: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'PAYMENT_SECRET'],
    variablesInLiveMode: [],
  },
} satisfies Record<string, Capabilities>;

export type ProviderName = keyof typeof paymentProviders;

const all: [string, Capabilities][] = Object.entries(paymentProviders);

export const capabilitiesOf = (name: ProviderName): Capabilities => paymentProviders[name];

export const providerNames = Object.keys(paymentProviders) as [ProviderName, ...ProviderName[]];

/** The providers that take real money: a live shop may use these. */
export const realProviders = all.filter(([, { isReal }]) => isReal).map(([name]) => name);

/** A list as a sentence has it: `a, b or c`. */
export const anyOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Names of the providers whose account holds the money until it settles. */
export const holdingProviders: readonly string[] = all
  .filter(([, { holdsMoney }]) => holdsMoney)
  .map(([name]) => name);

/** The last path segments of all webhooks. */
export const webhookNames = [...new Set(all.flatMap(([, { webhook }]) => webhook ?? []))];
