import { useState } from 'react';
import * as m from '#messages/controls';
import { type Change, changed, filledWith } from './filled.ts';
import type { Faults, Refusal } from './refusal.ts';

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
  /** Sends the values. An error is shown; the values stay, to be sent again. */
  readonly send: (values: Values) => Promise<unknown>;
  /** How to show a failure, where the message above and the sentences beside the fields do not fit. */
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
  // One state: a browser that fills in an address changes six fields at once, and each change must see the others.
  const [{ values, fields, error }, setFilled] = useState(() => filledWith(start, refused));
  const [found, setFound] = useState<Faults>(fields);
  const [busy, setBusy] = useState(false);
  const refuse = (refusal: Refusal = {}, isChecked = false) => {
    setFound(refusal.fields ?? none);
    setFilled((before) => filledWith(before.values, refusal, isChecked));
  };
  const set = (change: Change<Values>) => setFilled((before) => changed(before, change, check));

  async function submit(over: object = {}) {
    if (busy) return;
    const sent = { ...values, ...over };
    const refusal = check?.(sent);
    refuse(refusal, true);
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
