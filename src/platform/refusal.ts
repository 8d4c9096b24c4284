import * as m from '#messages/refusals';

/** All expected refusals: code, HTTP status, and the default sentence for people. To add one, add a line. */
export const refusals = {
  invalid: [400, m.invalid],
  malformed_json: [400, m.malformed_json],
  not_logged_in: [401, m.not_logged_in],
  wrong_credentials: [401, m.wrong_credentials],
  bad_signature: [401, m.bad_signature],
  prove_again: [403, m.prove_again],
  second_factor_missing: [403, m.second_factor_missing],
  cross_origin: [403, m.cross_origin],
  not_allowed: [403, m.not_allowed],
  blocked: [403, m.blocked],
  not_found: [404, m.not_found],
  method_not_allowed: [405, m.method_not_allowed],
  out_of_stock: [409, m.out_of_stock],
  below_one: [409, m.below_one],
  list_full: [409, m.list_full],
  changed_meanwhile: [409, m.changed_meanwhile],
  delivery_changed: [409, m.delivery_changed],
  ordered_already: [409, m.ordered_already_lately],
  not_served: [409, m.not_served],
  already_there: [409, m.already_there],
  email_taken: [409, m.email_taken],
  utr_taken: [409, m.utr_taken],
  wrong_status: [409, m.wrong_status],
  not_paid: [409, m.not_paid],
  not_on_delivery: [409, m.not_on_delivery],
  second_person: [409, m.second_person],
  in_progress: [409, m.in_progress],
  too_large: [413, m.too_large],
  wrong_type: [415, m.wrong_type],
  not_a_picture: [422, m.not_a_picture],
  choose_size: [422, m.choose_size],
  price_changed: [422, m.price_changed],
  key_reused: [422, m.key_reused],
  unknown_columns: [422, m.unknown_columns],
  wrong_otp: [422, m.wrong_otp],
  otp_expired: [422, m.otp_expired],
  link_expired: [422, m.link_expired],
  second_otp: [422, m.second_otp],
  second_factor: [422, m.second_factor],
  wrong_code: [422, m.wrong_code],
  wrong_password: [422, m.wrong_password],
  profile_expired: [401, m.profile_expired],
  too_many: [429, m.too_many],
  internal: [500, m.internal],
  unavailable: [503, m.unavailable],
} as const satisfies Record<string, readonly [status: number, sentence: () => string]>;

export type RefusalCode = keyof typeof refusals;

/** Codes with which the edge refuses calls; `src/http/edge-refusals.ts` says which apply. */
export type EdgeCode =
  | 'cross_origin'
  | 'internal'
  | 'invalid'
  | 'malformed_json'
  | 'not_allowed'
  | 'not_found'
  | 'not_logged_in'
  | 'prove_again'
  | 'second_factor_missing'
  | 'too_large'
  | 'unavailable'
  | 'wrong_type';

/**
 * An expected refusal, as a value: use-cases return it and list its codes in their types (`Promise<Order
 * Refusal<'not_found'>>`); the edge turns it into a status and JSON body.
 */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly refused: Code;
  readonly error: string;
  /** One sentence per invalid field. */
  readonly fields?: Record<string, string>;
  /** Seconds until a retry makes sense (the Retry-After header). */
  readonly retryAfter?: number;
  /** Extra members of the JSON body, such as the new `price` of `price_changed`. */
  readonly more?: Record<string, unknown>;
}

/** Makes a refusal; `error` defaults to the table's sentence. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  rest: Partial<Omit<Refusal, 'refused'>> = {},
): Refusal<Code> {
  return { refused: code, error: refusals[code][1](), ...rest };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The JSON body of a refusal (R-CALL-3). */
export function refusalBody(refusal: Refusal): Record<string, unknown> {
  const { refused, error, fields, more } = refusal;
  return { ...more, error, code: refused, ...(fields ? { fields } : {}) };
}
