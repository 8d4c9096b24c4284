/** A UPI link's request as the simulator reads it. Its text is untrusted. */
export interface UpiRequest {
  readonly payee: string;
  readonly payeeName: string;
  readonly orderId: string;
  readonly note: string;
  /** Whole paise. */
  readonly amountPaise: number;
  readonly currency: string;
}

const maxPaise = 10_000_000_000;

/** Parses a UPI link's parameters; null when a payment app could not use them. */
export function readUpiRequest(parameters: URLSearchParams): UpiRequest | null {
  const text = (name: string, longest: number) => {
    const value = (parameters.get(name) ?? '').trim();
    // eslint-disable-next-line no-control-regex
    return value.length <= longest && !/[\u0000-\u001f\u007f]/.test(value) ? value : '';
  };
  const amount = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text('am', 11));
  const amountPaise = amount ? Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) : 0;
  const [payee, orderId] = [text('pa', 255), text('tr', 200)];
  if (!/^[^@\s]+@[^@\s]+$/.test(payee) || orderId === '' || amountPaise <= 0 || amountPaise > maxPaise)
    return null;
  return {
    payee,
    payeeName: text('pn', 99) || payee,
    orderId,
    note: text('tn', 300),
    amountPaise,
    currency: text('cu', 3) || 'INR',
  };
}

/** The request as parameters again, for a form or link. */
export function upiRequestFields(request: UpiRequest): [string, string][] {
  return [
    ['pa', request.payee],
    ['pn', request.payeeName],
    ['tr', request.orderId],
    ['tn', request.note],
    ['am', `${Math.floor(request.amountPaise / 100)}.${String(request.amountPaise % 100).padStart(2, '0')}`],
    ['cu', request.currency],
  ];
}
