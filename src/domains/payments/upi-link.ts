import { shop } from '../../shop.ts';

/** The payee, from the settings and never from a client. */
export interface Payee {
  readonly vpa: string;
  readonly name: string;
}

/**
 * The parameters of a UPI payment, encoded as NPCI requires (R-PAY-2).
 * @param order `price` in whole rupees, shipping included
 */
export function upiParameters(payee: Payee, order: { id: string; price: number }): string {
  const parameters: [string, string][] = [
    ['pa', payee.vpa],
    ['pn', payee.name],
    ['tr', order.id],
    ['tn', `${shop.name} order`],
    ['am', `${order.price}.00`],
    ['cu', 'INR'],
  ];
  return parameters
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&');
}

/** The link that opens a UPI app; also the QR code's content. */
export function upiLink(payee: Payee, order: { id: string; price: number }): string {
  return `upi://pay?${upiParameters(payee, order)}`;
}
