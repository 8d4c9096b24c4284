/** All expected refusals: code, HTTP status, and the default sentence for people. To add one, add a line. */
export const failures = {
  invalid: [400, 'Please check what you entered'],
  malformed_json: [400, 'The request is not valid JSON'],
  not_logged_in: [401, 'Please log in first'],
  wrong_credentials: [401, 'The e-mail or the password is not right'],
  bad_signature: [401, 'The signature of this event is not valid'],
  cross_origin: [403, 'This request came from another site and was refused'],
  not_allowed: [403, 'You are not allowed to do this'],
  not_found: [404, 'We could not find that'],
  out_of_stock: [409, 'Out of stock'],
  below_one: [409, 'The quantity cannot go below 1'],
  list_full: [409, 'This list is full. Please take something out of it first'],
  changed_meanwhile: [409, 'Somebody else has changed this meanwhile. Please look at it again'],
  already_there: [409, 'It is already there'],
  email_taken: [409, 'This e-mail address already has an account'],
  utr_taken: [409, 'This transaction ID was already used for another order'],
  wrong_status: [409, 'This is not possible for the order as it stands now'],
  not_paid: [409, 'This order has not been paid yet'],
  in_progress: [409, 'The same request is still being worked on'],
  too_large: [413, 'This is too large'],
  wrong_type: [415, 'The request must be JSON (content-type: application/json)'],
  not_a_picture: [422, 'This file holds no picture that can be read. Please choose another one'],
  choose_size: [422, 'Please choose a size'],
  price_changed: [422, 'A price has changed. Please look at the new total and place the order again'],
  key_reused: [422, 'This Idempotency-Key was used with another request'],
  wrong_otp: [422, 'That OTP is not right. Please check it and try again'],
  otp_expired: [422, 'That OTP is no longer valid. Please ask for a new one'],
  second_otp: [
    422,
    'That OTP is right. Because somebody is guessing at OTPs just now, please ask for one more and enter it too',
  ],
  wrong_password: [422, 'The old password is not right'],
  profile_expired: [401, 'Your number is no longer verified. Please ask for a new OTP'],
  too_many: [429, 'Too many attempts. Please wait a little and try again'],
  internal: [500, 'Something went wrong on our side. Please try again'],
  unavailable: [503, 'The shop is busy for a moment. Please try again'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type FailureCode = keyof typeof failures;

/** Codes with which the edge refuses calls; `src/http/edge-refusals.ts` says which apply. */
export type EdgeCode =
  | 'cross_origin'
  | 'internal'
  | 'invalid'
  | 'malformed_json'
  | 'not_allowed'
  | 'not_found'
  | 'not_logged_in'
  | 'too_large'
  | 'unavailable'
  | 'wrong_type';

/**
 * An expected refusal, as a value: use-cases return it and list its codes in their types (`Promise<Order
 * Refusal<'not_found'>>`); the edge turns it into a status and JSON body.
 */
export interface Refusal<Code extends FailureCode = FailureCode> {
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
export function refuse<Code extends FailureCode>(
  refused: Code,
  rest: Partial<Omit<Refusal, 'refused'>> = {},
): Refusal<Code> {
  return { refused, error: failures[refused][1], ...rest };
}

export function isFailure(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The JSON body of a refusal (R-CALL-3). */
export function failureBody(failure: Refusal): Record<string, unknown> {
  const { refused, error, fields, more } = failure;
  return { ...more, error, code: refused, ...(fields ? { fields } : {}) };
}
