/** A logged-in customer, as the session's row and the account's row say it. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  /** False for an account that only ever logged in by OTP. */
  readonly hasPassword: boolean;
  readonly sessionId: string;
}

/** A logged-in seller or operator of the desk. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly role: 'operator' | 'seller';
  readonly sellerId: string | null;
  readonly sessionId: string;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** `maxAge` in seconds; always HttpOnly, Path=/, Secure when the shop's address is https; SameSite=Lax unless said. */
  set(name: string, value: string, maxAge: number, sameSite?: 'lax' | 'strict'): void;
  clear(name: string): void;
}

/** One request's circumstances: who asks, from where. Handed to every call's handler. */
export interface Visit {
  readonly requestId: string;
  /** The client's network address (`TRUST_PROXY` decides whether X-Forwarded-For counts). */
  readonly address: string;
  readonly userAgent: string;
  /** Always null at the desk. */
  readonly customer: Customer | null;
  /** Always null outside the desk. */
  readonly staff: Staff | null;
  readonly cookies: Cookies;
  /** Request headers in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The `Idempotency-Key` header of a call that is declared `idempotent`; hand it to `answerOnce`. */
  readonly idempotencyKey?: string;
  /** The body's bytes as they came: for signatures, and for calls that take a file. */
  readonly rawBody?: Uint8Array;
}

export type CustomerVisit = Visit & { readonly customer: Customer };
export type StaffVisit = Visit & {
  readonly staff: Staff;
  /** The shop whose things the call may see and touch: a seller's own, or the one an operator names; null for all shops. */
  readonly shopId: string | null;
};
