import * as m from '#messages/refusals';
/** Thrown at a page's loader or a component when a call is refused: the refusal's JSON body with its status. */
export class CallError<Code extends string = string> extends Error {
  /** Used instead of `instanceof`: server code and rendered bundle hold two copies of the class. */
  readonly callError = true;
  readonly status: number;
  readonly code: Code;
  readonly fields: Record<string, string>;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.error === 'string' ? body.error : m.something_went_wrong());
    this.status = status;
    this.code = (typeof body.code === 'string' ? body.code : 'internal') as Code;
    this.fields = (body.fields as Record<string, string> | undefined) ?? {};
    this.body = body;
  }
}

export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'callError' in error;
}

declare const codes: unique symbol;
/** Carries a call's refusal codes, for types only. */
export interface MayRefuse<Code extends string> {
  readonly [codes]?: Code;
}

/** The refusal of `call`, with its code typed as declared; null for any other error. */
export function refusedBy<Code extends string>(
  _call: MayRefuse<Code>,
  error: unknown,
): CallError<Code> | null {
  return isCallError(error) ? (error as CallError<Code>) : null;
}

/**
 * Whether the error is temporary and unrelated to the request: no network, an overloaded or failing shop. Retry
 * later.
 */
export function isPassing(error: unknown): boolean {
  return isCallError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}
