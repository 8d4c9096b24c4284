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
  /** `maxAge` in seconds; always HttpOnly, SameSite=Lax, Path=/, Secure when the shop's address is https. */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

/** One request's circumstances: who asks, from where. Handed to every call's handler. */
export interface Visit {
  readonly requestId: string;
  /** The client's network address (`TRUST_PROXY` decides whether X-Forwarded-For counts). */
  readonly address: string;
  readonly userAgent: string;
  readonly customer: Customer | null;
  readonly staff: Staff | null;
  readonly cookies: Cookies;
  /** Request headers in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The `Idempotency-Key` header of a call that is declared `idempotent`; hand it to `answerOnce`. */
  readonly idempotencyKey?: string;
  /** The body's bytes as they came; only for calls made by a `provider`. */
  readonly rawBody?: Uint8Array;
}

export type CustomerVisit = Visit & { readonly customer: Customer };
export type StaffVisit = Visit & { readonly staff: Staff };
