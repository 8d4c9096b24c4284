import { useState } from 'react';
import * as m from '#messages/controls';

/** What is wrong, by the field's name: a sentence beside each. */
export type Faults = Readonly<Record<string, string>>;

/** Why a form was not taken: beside its fields, above them, or both. */
export interface Refusal {
  readonly error?: string;
  readonly fields?: Faults;
}

/** What a refused call throws, as far as a form looks into it. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  /** The answer's; 0 when none came. */
  readonly status?: number;
  readonly fields?: Faults;
}

export interface FormRules<Values> {
  /** What can be seen to be wrong without asking the server; nothing, and the form is sent. */
  readonly check?: ((values: Values) => Refusal | undefined) | undefined;
  /** Sends the values. What it throws is told; the values stay, to be sent again. */
  readonly send: (values: Values) => Promise<unknown>;
  /** How a failure is told, where the message above and the sentences beside the fields are not it. */
  readonly tell?: ((failure: Failure) => Refusal) | undefined;
  /** What a field shows of what is typed into it. */
  readonly typed?: Readonly<Record<string, (typed: string) => string>> | undefined;
  /** The server's refusal of this form, where it was sent without scripts. */
  readonly refused?: Refusal | undefined;
}

/** A form's life for `Form` to show: what is wrong with it, whether it is being sent, and how to send it. */
export interface FormState {
  readonly fields: Faults;
  /** The faults of the last sending, the same object until the next. */
  readonly found: Faults;
  readonly error: string | undefined;
  readonly busy: boolean;
  /** Sends it, with values that changed in this very moment. */
  readonly submit: (over?: object) => Promise<void>;
  /** Sent along without scripts, so that the server knows which form it is. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** What the server says after taking it, where there are no scripts. */
  readonly done?: string | undefined;
}

/** What some fields are now; from what all of them were, for who answers late. */
export type Change<Values> = Partial<Values> | ((before: Values) => Partial<Values>);

/** The refusal of faults found beside fields; none found is no refusal. */
export const beside = (fields: Faults): Refusal | undefined =>
  Object.keys(fields).length > 0 ? { fields } : undefined;

/** A failure as forms tell it: the message above, the sentences beside the fields. */
export const told = ({ message, fields = {} }: Failure): Refusal => ({
  error: message || m.something_went_wrong(),
  fields,
});

const none: Faults = {};

/**
 * The values, faults and sending of one form. Two presses send once; a failed sending loses nothing of what was typed.
 * A fault goes away when its field is right.
 */
export function useForm<Values extends object>(
  start: Values,
  { check, send, tell = told, typed = {}, refused }: FormRules<Values>,
) {
  const [values, setValues] = useState(start);
  const [found, setFound] = useState<Faults>(refused?.fields ?? none);
  const [fields, setFields] = useState<Faults>(found);
  const [error, setError] = useState(refused?.error);
  const [busy, setBusy] = useState(false);
  const refuse = ({ fields: faults = none, error: sentence }: Refusal = {}) => {
    setFound(faults);
    setFields(faults);
    setError(sentence);
  };
  const set = (change: Change<Values>) => {
    const of = (before: Values) => (typeof change === 'function' ? change(before) : change);
    setValues((before) => ({ ...before, ...of(before) }));
    const changed = Object.keys(of(values)).filter((name) => name in fields);
    if (changed.length > 0)
      setFields(stillWrong(fields, changed, check?.({ ...values, ...of(values) })?.fields));
  };

  async function submit(over: object = {}) {
    if (busy) return;
    const sent = { ...values, ...over };
    const refusal = check?.(sent);
    refuse(refusal);
    if (refusal) return;
    setBusy(true);
    try {
      await send(sent);
    } catch (failure) {
      refuse(tell(failure as Failure));
    } finally {
      setBusy(false);
    }
  }
  /** What a text field needs to be one of this form's. */
  const text = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name] as Values[Name] & string,
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: (typed[name] ?? String)(target.value) } as unknown as Partial<Values>),
  });
  const form: FormState = { fields, found, error, busy, submit };
  return { form, values, set, text, fields, busy };
}

/** The faults that stay after these fields changed: what a check still finds, and every other field's. */
function stillWrong(faults: Faults, changed: readonly string[], now: Faults = none): Faults {
  const left = Object.entries(faults).flatMap(([name, fault]) => {
    if (!changed.includes(name)) return [[name, fault]];
    return now[name] === undefined ? [] : [[name, now[name]]];
  });
  return Object.fromEntries(left) as Faults;
}
