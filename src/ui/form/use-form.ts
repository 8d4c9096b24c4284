import { useState } from 'react';

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
  readonly fields?: Faults;
}

interface Rules<Values> {
  /** What can be seen to be wrong without asking the server; nothing, and the form is sent. */
  readonly check?: (values: Values) => Refusal | undefined;
  /** Sends what was typed. What it throws is told; what was typed stays, so that it can be sent again. */
  readonly send: (values: Values) => Promise<unknown>;
  /** How a failure is told, where the message above and the sentences beside the fields are not it. */
  readonly tell?: (failure: Failure) => Refusal;
}

/** A form's life for `Form` to show: what is wrong with it, whether it is under way, and how it is sent. */
export interface FormState {
  readonly fields: Faults;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

/** The refusal of faults found beside fields; none found is no refusal. */
export const beside = (fields: Faults): Refusal | undefined =>
  Object.keys(fields).length > 0 ? { fields } : undefined;

const told = ({ message, fields = {} }: Failure): Refusal => ({
  error: message || 'Something went wrong',
  fields,
});

/**
 * The values, faults and sending of one form. Sent twice at once it goes once; a failed sending loses nothing of what
 * was typed (specification section 6), and whoever sent it is taken to the first field that is wrong.
 */
export function useForm<Values extends object>(start: Values, { check, send, tell = told }: Rules<Values>) {
  const [values, setValues] = useState(start);
  const [fields, setFields] = useState<Faults>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const refuse = (refusal: Refusal = {}) => {
    setFields(refusal.fields ?? {});
    setError(refusal.error);
  };

  async function submit() {
    if (busy) return;
    const refusal = check?.(values);
    refuse(refusal);
    if (refusal) return;
    setBusy(true);
    try {
      await send(values);
    } catch (failure) {
      refuse(tell(failure as Failure));
    } finally {
      setBusy(false);
    }
  }
  /** What a field of text needs to be one of this form's: its name, value, fault, and what happens when it changes. */
  const text = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name] as Values[Name] & string,
    error: fields[name],
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value } as unknown as Partial<Values>),
  });
  const form: FormState = { fields, error, busy, submit };
  return { form, values, set, text, fields, busy };
}
