/**
 * Error codes of the WhatsApp Cloud API for which a retry may help: rate limits, outages, and problems that the
 * operator can fix meanwhile (token, permissions, payment). The HTTP status is no guide: a rate limit comes with 400.
 */
const passing: ReadonlySet<number> = new Set([
  0, // the token has expired or was revoked
  1, // unknown
  2, // the service is down or overloaded
  3, // the token lacks a permission
  4, // too many calls by the app
  10, // a permission was revoked
  190, // the token has expired
  80_007, // too many calls by the account
  130_429, // messages come too fast
  131_000, // unknown
  131_005, // a permission is missing
  131_016, // the service is unavailable
  131_042, // the account’s payment is not set up
  131_048, // too many of the number’s messages were reported
  131_056, // too many messages to one recipient
  131_057, // the account is in maintenance
  133_004, // the server is unavailable
]);

/** Permanent codes: a retry cannot help. */
const lasting: ReadonlySet<number> = new Set([
  33, // the shop’s number was deleted
  100, // a parameter is wrong
  368, // the account is blocked for its messages
  130_472, // the recipient is in an experiment of Meta’s
  130_497, // the account may not write to this country
  131_008, // a parameter is missing
  131_009, // a parameter’s value is wrong
  131_021, // the recipient is the shop itself
  131_026, // the number is not on WhatsApp, or does not accept such messages
  131_030, // a test number may write only to listed recipients
  131_031, // the account is locked
  131_047, // more than 24 hours since the recipient wrote: only templates are allowed
  131_049, // not delivered by Meta, to protect its users
  131_050, // the recipient wants no marketing messages
  131_051, // no such type of message
  132_000, // the number of values differs from the template’s
  132_001, // no such template in this language
  132_005, // the text is too long
  132_007, // the template breaks a rule
  132_012, // a value’s format differs from the template’s
  132_015, // the template is paused for low quality
  132_016, // the template was paused too often
  132_018, // a value has line breaks or too many spaces
]);

/**
 * Whether an answer's error code is permanent; null for unknown codes.
 * Source: Meta, WhatsApp Cloud API, 'Error codes'.
 */
export function judgeWhatsApp(answer: Record<string, unknown>): { code: number; permanent: boolean } | null {
  const code = (answer.error as { code?: unknown } | null | undefined)?.code;
  if (typeof code !== 'number') return null;
  // 200 to 299: permissions of the app
  if (passing.has(code) || (code >= 200 && code < 300)) return { code, permanent: false };
  return lasting.has(code) ? { code, permanent: true } : null;
}
