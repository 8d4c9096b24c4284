import { z } from 'zod';
import { doneAnswer } from './field.ts';
import type { RefusalCode, Refusal } from './refusal.ts';
import type { CustomerVisit, Duty, Staff, StaffVisit, Visit } from './visit.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Who may make a call. `staff`: sellers and operators, about their own login; `seller`: sellers in their own shop and
 * operators in any; `operator`: operators only. A `provider` proves itself by a signature that the handler checks.
 */
export type Who = 'anyone' | 'customer' | 'staff' | 'seller' | 'operator' | 'provider';

/** What an id in a call's input can refer to, if it belongs to somebody. */
export type Belonging =
  | 'address'
  | 'cart line'
  | 'chat picture'
  | 'conversation'
  | 'customer'
  | 'order'
  | 'product'
  | 'promotion'
  | 'question'
  | 'return'
  | 'return photo'
  | 'ticket photo'
  | 'review'
  | 'review photo'
  | 'sale'
  | 'saved line'
  | 'session'
  | 'shop'
  | 'ticket'
  | 'wait'
  | 'wishlist item';

/**
 * A published call, declared once. Its route with validation and serialisation, the typed client, the OpenAPI
 * document and the tests over all calls derive from it.
 */
export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  W extends Who = Who,
  Code extends RefusalCode = RefusalCode,
> {
  readonly method: Method;
  /** Path below `/api`; a parameter is written `:name` and names a member of `input`. */
  readonly path: string;
  readonly who: W;
  /** One sentence, for the documentation. */
  readonly does: string;
  /** Path parameters plus the query (GET, DELETE) or body (POST, PUT, PATCH), in one object. */
  readonly input: Input;
  readonly answer: Answer;
  /** The handler's refusals; the edge adds its own codes (`src/http/edge-refusals.ts`). */
  readonly refuses?: readonly Code[];
  /** The success status, 200 by default. */
  readonly status?: 200 | 201;
  /** Set when the answer is a `FileAnswer` instead of JSON. */
  readonly file?: string;
  /** Staff who have not given their password or code recently must do so first (R-LOGIN-3). */
  readonly freshProof?: true;
  /** Who may make it of those with a part of their role; without it only those who do everything. */
  readonly duties?: readonly Exclude<Duty, 'all'>[];
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true;
  /** The body limit in bytes, 64 KiB by default. */
  readonly bodyLimit?: number;
  /** The body is a file (`application/octet-stream`), in `visit.rawBody`; other input comes in path and query. */
  readonly takesFile?: true;
  /** What the ids in the input refer to. Ids of other people's or shops' things are 404; the rights test tries each. */
  readonly names?: Readonly<Record<string, Belonging>>;
}

/** The content type of uploads to a `takesFile` call. */
export const fileType = 'application/octet-stream';

/** The answer of a call with `file`. */
export interface FileAnswer {
  /** An iterable is streamed, for files that may be large. */
  readonly bytes: Uint8Array | AsyncIterable<string>;
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
    : W extends 'staff'
      ? Visit & { readonly staff: Staff }
      : Visit;

/** A call's use-case: takes parsed input and the visit, returns the answer or a refusal. */
export type Handler<C extends Call> = (
  input: ParsedInput<C>,
  visit: VisitOf<C['who']>,
) => Promise<CallAnswer<C> | Refusal<CallRefusal<C>>> | CallAnswer<C> | Refusal<CallRefusal<C>>;

export type Handlers<C extends Calls> = { [Name in keyof C]: Handler<C[Name]> };

const nothing = z.object({});

/**
 * Declares a call: who may make it and its route (`'GET /home/x/:id'`); `input` is empty and `answer` is `done`
 * unless given.
 */
export function call<
  const W extends Who,
  const Input extends z.ZodObject = typeof nothing,
  const Answer extends z.ZodType = typeof doneAnswer,
  const Code extends RefusalCode = never,
>(
  who: W,
  route: `${Method} /${string}`,
  definition: Omit<Call<Input, Answer, W, Code>, 'who' | 'method' | 'path' | 'input' | 'answer'> & {
    readonly input?: Input;
    readonly answer?: Answer;
  },
): Call<Input, Answer, W, Code> {
  const [method, path] = route.split(' ');
  return { who, method, path, input: nothing, answer: doneAnswer, ...definition } as Call<
    Input,
    Answer,
    W,
    Code
  >;
}

/** Whether a call is the desk's (`/api/desk/…`), which has its own session cookie and no customer. */
export function isDeskCall({ path }: Pick<Call, 'path'>): boolean {
  return path.startsWith('/desk/');
}

/** The parameter names of a path: `/a/:b/c/:d` has `b` and `d`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
}
