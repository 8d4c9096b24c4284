import type { Api } from '../calls.ts';
import type { Refusal } from '../ui/form/refusal.ts';
import type { Failure } from '../ui/form/use-form.ts';

/** What the server knows of an accepted form, to decide where to go next. */
export interface FormResult<Values, Answer> {
  readonly values: Values;
  readonly answer: Answer;
  /** The page's address. */
  readonly address: URL;
}

/**
 * A form as a value: its fields, the API call it makes, and where it leads. A page lists its forms, so that the server
 * can answer them without JavaScript; components send the same forms through `usePageForm`.
 */
export interface FormDefinition<Values extends object = object, Answer = unknown> {
  /** Unique among the page's forms. */
  readonly name: string;
  /** The initial values. Their types (text, boolean, number, list of texts) also tell the server how to read the posted fields. */
  readonly fields: Values;
  /** Fields that the server never writes back into the page, and that the tab never keeps. */
  readonly secret?: readonly string[];
  /** Idempotent: sent twice it is done once. The page carries a key, for browsers without JavaScript. */
  readonly once?: true;
  /** What is typed stays in the tab until it is sent, except for secret fields. */
  readonly keepsEntry?: true;
  /** Formats what is typed into a field. */
  readonly typed?: Readonly<Record<string, (text: string) => string>>;
  /** The server's confirmation, if the form returns to its own page. */
  readonly done?: () => string;
  check?(values: Values): Refusal | undefined;
  /** Makes the API call. @throws CallError the refusal */
  send(api: Api, values: Values, options?: { idempotencyKey: string }): Promise<Answer>;
  tell?(failure: Failure): Refusal;
  /** Where a guest who sent it returns after the login; by default this page. May keep what it is about until then. */
  guest?(api: Api, result: Pick<FormResult<Values, Answer>, 'values' | 'address'>): Promise<string>;
  /** The next path without JavaScript; null shows the page again, with the answer. */
  next(result: FormResult<Values, Answer>): string | null;
}
