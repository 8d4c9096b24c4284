/** Fields of providers' events that identify the payer. The shop needs none of them. */
const personal = new Set([
  'address',
  'bank_account',
  'billing_address',
  'contact',
  'customer',
  'customer_details',
  'customer_id',
  'email',
  'ip',
  'phone',
  'shipping_address',
  'token',
  'token_id',
  'user_agent',
  'vpa',
]);

/** The only fields kept of a card: those that a receipt shows. */
const ofCard = new Set(['id', 'entity', 'network', 'type']);

/** A provider's event without its personal fields, at any depth (R-PAY-6). */
export function withoutPersonalFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonalFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      if (personal.has(name)) return [];
      return [[name, name === 'card' ? cardOf(inside) : withoutPersonalFields(inside)]];
    }),
  );
}

function cardOf(card: unknown): unknown {
  if (typeof card !== 'object' || card === null) return card;
  return Object.fromEntries(Object.entries(card).filter(([name]) => ofCard.has(name)));
}
