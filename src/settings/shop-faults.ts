import { backOffice } from '../shop-back-office.ts';

/** Facts that customers must be able to see, that invoices show, or that payouts are paid from. */
type CheckedFacts = {
  readonly [Fact in 'phone' | 'supportEmail' | 'infoEmail' | 'gstin']: string;
} & { readonly payoutDebitAccount?: string | undefined } & {
  readonly grievanceOfficer: { readonly name: string; readonly email: string };
};

/** A line for each fact that is still the demo's made-up one. */
export function shopFaults(facts: CheckedFacts): string[] {
  const { payoutDebitAccount = backOffice.payoutDebitAccount } = facts;
  const { phone, supportEmail, infoEmail, gstin, grievanceOfficer: officer } = facts;
  const madeUp: readonly (readonly [name: string, value: string, isMadeUp: boolean])[] = [
    ['phone', phone, /0{5}$/.test(phone.replace(/\D/g, ''))],
    ['supportEmail', supportEmail, isReserved(supportEmail)],
    ['infoEmail', infoEmail, isReserved(infoEmail)],
    ['gstin', gstin, /AAAAA0000A|BBBBB1111B/.test(gstin)],
    ['grievanceOfficer.name', officer.name, officer.name === 'Name of the officer'],
    ['grievanceOfficer.email', officer.email, isReserved(officer.email)],
    // Sellers are paid from it.
    ['payoutDebitAccount', payoutDebitAccount, /^0+$/.test(payoutDebitAccount)],
  ];
  return madeUp
    .filter(([, , isMadeUp]) => isMadeUp)
    .map(
      ([name, value]) =>
        `shop.${name} is the demo's (${value}): live mode needs the shop's own, written into the file that SHOP_FILE names`,
    );
}

/** Whether an address uses a reserved domain, which nobody can own (RFC 2606). */
export const isReserved = (email: string) => /\.(example|test|invalid|localhost)$/i.test(email);
