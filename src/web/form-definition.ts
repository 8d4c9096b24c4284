import type { Api } from '../calls.ts';
import type { Refusal } from '../ui/form/refusal.ts';
import type { Failure } from '../ui/form/use-form.ts';

/** What the server knows of a form that it has taken, to say where to go on. */
export interface Taken<Values, Answer> {
  readonly values: Values;
  readonly answer: Answer;
  /** The page's own. */
  readonly address: URL;
}

/**
 * A form as a value: its fields, the published call it makes, and where it leads. A page lists its forms, so that the
 * server answers them when no script does; the components send the same ones by `usePageForm`.
 */
export interface FormDefinition<Values extends object = object, Answer = unknown> {
  /** Tells it from the page's other forms. */
  readonly name: string;
  /** Its fields as they start: text, ticks (booleans) and numbers, which the server reads as such. */
  readonly fields: Values;
  /** Fields that the server never writes back into the page. */
  readonly secret?: readonly string[];
  /** Pressed twice it is done once: the page carries a key for the browser without scripts. */
  readonly once?: true;
  /** What a field shows of what is typed into it. */
  readonly typed?: Readonly<Record<string, (typed: string) => string>>;
  /** What the server says after taking it, where it leads back to its own page. */
  readonly done?: () => string;
  check?(values: Values): Refusal | undefined;
  /** Makes the call. @throws CallError what it was refused with */
  send(api: Api, values: Values, options?: { idempotencyKey: string }): Promise<Answer>;
  tell?(failure: Failure): Refusal;
  /** Where a guest who sent it comes back to after the login; this page, if left out. */
  guest?(taken: Pick<Taken<Values, Answer>, 'values' | 'address'>): string | undefined;
  /** The path to go on to without scripts; null shows the page again, with the answer. */
  next(taken: Taken<Values, Answer>): string | null;
}
