import type { Refusal } from '../../../ui/form/refusal.ts';
import type { Failure } from '../../../ui/form/use-form.ts';

/** An e-mail address of another account is said beside the address; everything else as forms say it. */
export const besideEmailTaken = ({ code, message, fields = {} }: Failure): Refusal =>
  code === 'email_taken' ? { fields: { email: message } } : { error: message, fields };
