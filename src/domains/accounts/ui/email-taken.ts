import type { Refusal } from '../../../ui/form/refusal.ts';
import type { Failure } from '../../../ui/form/use-form.ts';

/** Shows a taken e-mail address as that field's error, and all other refusals as usual. */
export const besideEmailTaken = ({ code, message, fields = {} }: Failure): Refusal =>
  code === 'email_taken' ? { fields: { email: message } } : { error: message, fields };
