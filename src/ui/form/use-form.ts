import { useState } from 'react';
import * as m from '#messages/controls';
import { type Change, changeField, filledWith } from './filled.ts';
import type { Faults, Refusal } from './refusal.ts';

/** What a failed call throws, as far as forms use it. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  /** The HTTP status; 0 if there was no answer. */
  readonly status?: number;
  readonly fields?: Faults;
}

export interface FormRules<Values> {
  /** Client-side checks; undefined if the form may be sent. */
  readonly check?: ((values: Values) => Refusal | undefined) | undefined;
  /** Sends the values. On failure the error is shown and the values are kept. */
  readonly send: (values: Values) => Promise<unknown>;
  /** How to show a failure, if a message above and sentences beside the fields do not fit. */
  readonly tell?: ((failure: Failure) => Refusal) | undefined;
  /** Formats what is typed into a field. */
  readonly typed?: Readonly<Record<string, (text: string) => string>> | undefined;
  /** The server's refusal, if the form was sent without JavaScript. */
  readonly refused?: Refusal | undefined;
}

/** A form's state for `Form`: its errors, whether it is being sent, and how to send it. */
export interface FormState {
  readonly fields: Faults;
  /** How often the form has been answered, by its own check, the server's refusal or its confirmation. */
  readonly answers: number;
  readonly error: string | undefined;
  readonly busy: boolean;
  /** Sends the form. `over` holds values that changed in the same event. */
  readonly submit: (over?: object) => Promise<void>;
  /** Hidden fields for sending without JavaScript: they tell the server which form it is. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** The server's confirmation, if the form was sent without JavaScript. */
  readonly done?: string | undefined;
}

/** A failure as forms show it by default: the message above, sentences beside the fields. */
export const refusalFrom = ({ message, fields = {} }: Failure): Refusal => ({
  error: message || m.something_went_wrong(),
  fields,
});

/**
 * The values, errors and submission of one form. A double click sends once; a failed submission loses no input. An
 * error goes away when its field is valid.
 */
export function useForm<Values extends object>(
  start: Values,
  { check, send, tell = refusalFrom, typed = {}, refused }: FormRules<Values>,
) {
  // One state: autofill changes six fields in one event, and each change must see the others.
  const [{ values, fields, error }, setFilled] = useState(() => filledWith(start, refused));
  const [answers, setAnswers] = useState(refused ? 1 : 0);
  const [busy, setBusy] = useState(false);
  const refuse = (refusal: Refusal = {}, isChecked = false) => {
    setFilled((before) => filledWith(before.values, refusal, isChecked));
    if (refusal.error || refusal.fields) setAnswers((before) => before + 1);
  };
  const set = (change: Change<Values>) => setFilled((before) => changeField(before, change, check));

  async function submit(over: object = {}) {
    if (busy) return;
    const payload = { ...values, ...over };
    const refusal = check?.(payload);
    refuse(refusal, true);
    if (refusal) return;
    setBusy(true);
    try {
      await send(payload);
      setAnswers((before) => before + 1);
    } catch (failure) {
      refuse(tell(failure as Failure));
    } finally {
      setBusy(false);
    }
  }
  /** The props that bind a text field to this form. */
  const text = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name] as Values[Name] & string,
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: (typed[name] ?? String)(target.value) } as unknown as Partial<Values>),
  });
  const form: FormState = { fields, answers, error, busy, submit };
  return { form, values, set, text, fields, busy };
}
