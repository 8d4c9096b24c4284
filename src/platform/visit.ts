/** A logged-in customer, from session and account. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  /** Null where the address that it had was somebody else’s. */
  readonly email: string | null;
  readonly mobile: string | null;
  /** False when the account only uses OTP. */
  readonly hasPassword: boolean;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  /** Whether they logged in, or gave the password or an OTP, in the last minutes (R-LOGIN-4). */
  readonly provedLately: boolean;
  /** Whether this session logged in by an OTP to the account's number in the last minutes (R-CASH-1). */
  readonly numberProvedLately: boolean;
}

/**
 * What of the desk a login is for: everything of its role; a shop's parcels alone; the market's customers alone. The
 * calls that the last two may make say so (`duties`).
 */
export const duties = ['all', 'packing', 'support'] as const;
export type Duty = (typeof duties)[number];

/** A logged-in seller or operator. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly role: 'operator' | 'seller';
  readonly duty: Duty;
  readonly sellerId: string | null;
  readonly sessionId: string;
  /** Whether a second factor is set up. */
  readonly secondFactor: boolean;
  /** Must set up a second factor before anything else (`OPERATOR_SECOND_FACTOR`). */
  readonly mustSetUp: boolean;
  /** Whether the password or a code was given recently (R-LOGIN-3). */
  readonly provedLately: boolean;
  /** Whether a code to their number or e-mail opened this session in the last minutes: it stands for a password. */
  readonly byCode: boolean;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** `maxAge` in seconds. Always HttpOnly and Path=/, Secure on https; SameSite=Lax by default. */
  set(name: string, value: string, maxAge: number, sameSite?: 'lax' | 'strict'): void;
  clear(name: string): void;
}

/** The request context that every handler gets: who asks, and from where. */
export interface Visit {
  readonly requestId: string;
  /** The client's address (`TRUST_PROXY` decides whether X-Forwarded-For counts). */
  readonly address: string;
  readonly userAgent: string;
  /** Always null at the desk. */
  readonly customer: Customer | null;
  /** Always null outside the desk. */
  readonly staff: Staff | null;
  readonly cookies: Cookies;
  /** Request headers, names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The `Idempotency-Key` of an `idempotent` call; pass it to `answerOnce`. */
  readonly idempotencyKey?: string;
  /** The raw body, for signatures and uploads. */
  readonly rawBody?: Uint8Array;
  /** For an upload: aborted when the client disconnects before the answer. */
  readonly gone?: AbortSignal;
}

export type CustomerVisit = Visit & { readonly customer: Customer };
export type StaffVisit = Visit & {
  readonly staff: Staff;
  /** The shop the call is limited to: a seller's own, or the one an operator names; null for all shops. */
  readonly shopId: string | null;
};
