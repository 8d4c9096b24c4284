/** What a refused call throws at a page's loader or a component: the refusal's JSON body with its status. */
export class CallError<Code extends string = string> extends Error {
  /** Told apart by this member, since the server's code and the rendered bundle hold two copies of the class. */
  readonly callError = true;
  readonly status: number;
  readonly code: Code;
  readonly fields: Record<string, string>;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.error === 'string' ? body.error : 'Something went wrong. Please try again');
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
/** Carries the codes that a client's call may be refused with, for types alone. */
export interface MayRefuse<Code extends string> {
  readonly [codes]?: Code;
}

/** What `call` was refused with, its code one of those that the call declares; null for any other error. */
export function refusedBy<Code extends string>(
  _call: MayRefuse<Code>,
  error: unknown,
): CallError<Code> | null {
  return isCallError(error) ? (error as CallError<Code>) : null;
}

/** Whether it says nothing of what was asked for: no network, a shop too busy or not well. Later it may be answered. */
export function isPassing(error: unknown): boolean {
  return isCallError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}
