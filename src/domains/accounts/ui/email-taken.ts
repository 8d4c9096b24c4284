import type { Refusal } from '../../../ui/form/refusal.ts';
import type { Failure } from '../../../ui/form/use-form.ts';
import { besideProof } from './owner-proof-forms.ts';

/** Shows a taken e-mail address as that field's error, and all other refusals as usual. */
export const besideEmailTaken = (failure: Failure): Refusal =>
  failure.code === 'email_taken' ? { fields: { email: failure.message } } : besideProof(failure);
