import type { z } from 'zod';
import type { FailureCode, Refusal } from './failure.ts';
import type { CustomerVisit, StaffVisit, Visit } from './visit.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Who may make a call. `seller`: whoever works at the desk, sellers inside their own shop and operators in any;
 * `operator`: operators alone. A `provider` proves itself by a signature that the handler checks.
 */
export type Who = 'anyone' | 'customer' | 'seller' | 'operator' | 'provider';

/** Things that belong to somebody: what an id in a call's input can name. */
export type Belonging =
  | 'address'
  | 'cart line'
  | 'chat picture'
  | 'conversation'
  | 'customer'
  | 'order'
  | 'product'
  | 'review'
  | 'session'
  | 'shop'
  | 'wishlist item';

/**
 * A published call, declared once. From this value come the route with its validation and serialisation, the typed
 * client, the OpenAPI document and the tests that walk every call.
 */
export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  W extends Who = Who,
  Code extends FailureCode = FailureCode,
> {
  readonly method: Method;
  /** Below `/api`; a parameter is written `:name` and names a member of `input`. */
  readonly path: string;
  readonly who: W;
  /** One sentence for the documentation. */
  readonly does: string;
  /** Path parameters, and the query (GET, DELETE) or the body (POST, PUT, PATCH), in one object. */
  readonly input: Input;
  readonly answer: Answer;
  /** What its handler may refuse with; the edge adds its own codes (`src/http/edge-refusals.ts`). */
  readonly refuses?: readonly Code[];
  /** The status of success, 200 unless said. */
  readonly status?: 200 | 201;
  /** The answer is a `FileAnswer` instead of JSON. */
  readonly file?: string;
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true;
  /** A body limit in bytes other than 64 KiB. */
  readonly bodyLimit?: number;
  /**
   * The body is a file (`application/octet-stream`), which the handler finds in `visit.rawBody`; what else the call
   * takes stands in the path and the query.
   */
  readonly takesFile?: true;
  /**
   * What the ids in the input name. Somebody else's, and another shop's, is answered as if it were not there (404);
   * the test of rights tries each of them.
   */
  readonly names?: Readonly<Record<string, Belonging>>;
}

/** The content type of what a client sends to a call that `takesFile`. */
export const fileType = 'application/octet-stream';

/** What a call with `file` answers with. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly name: string;
}

export type Calls = Record<string, Call>;
export type CallInput<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;
export type CallRefusal<C extends Call> =
  C extends Call<z.ZodObject, z.ZodType, Who, infer Code> ? Code : never;

type VisitOf<W extends Who> = W extends 'customer'
  ? CustomerVisit
  : W extends 'seller' | 'operator'
    ? StaffVisit
    : Visit;

/** The use-case side of a call: parsed input and the visit in, the answer or a refusal out. */
export type Handler<C extends Call> = (
  input: ParsedInput<C>,
  visit: VisitOf<C['who']>,
) => Promise<CallAnswer<C> | Refusal<CallRefusal<C>>> | CallAnswer<C> | Refusal<CallRefusal<C>>;

/** One handler for each call of a domain. */
export type Handlers<C extends Calls> = { [Name in keyof C]: Handler<C[Name]> };

/** Declares a call; only there to keep the exact types. */
export function call<
  const Input extends z.ZodObject,
  const Answer extends z.ZodType,
  const W extends Who,
  const Code extends FailureCode = never,
>(declared: Call<Input, Answer, W, Code>): Call<Input, Answer, W, Code> {
  return declared;
}

/** Whether a call belongs to the desk (`/api/desk/…`), where staff log in with a cookie of their own and no customer is known. */
export function isDeskCall({ path }: Pick<Call, 'path'>): boolean {
  return path.startsWith('/desk/');
}

/** The names of a path's parameters: `/a/:b/c/:d` has `b` and `d`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}
