import { type ActionFunctionArgs, data } from 'react-router';
import { form_unreadable } from '#messages/refusals';
import { CallError, isCallError } from '../platform/call-error.ts';
import { redirectTo } from '../web/addresses.ts';
import type { FormOutcome } from '../web/form.ts';
import type { FormDefinition } from '../web/form-definition.ts';
import { apiContext } from '../web/page.tsx';
import { refusalOf } from '../web/page-form.ts';
import { photosIn } from './photos-of-forms.ts';

/**
 * The action of a page's route, on the server only. Makes the API call of a posted form and redirects with 303. After a
 * refusal it renders the page again with the errors beside the fields and the refusal's status.
 */
export function answerForms(forms: readonly FormDefinition[]) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const sent = await request.formData().catch(() => {
      throw new CallError(400, { code: 'invalid', error: form_unreadable() });
    });
    const name = sent.getAll('form').at(-1);
    const form = forms.find((one) => one.name === name);
    if (!form) throw new CallError(404, { error: 'We could not find that', code: 'not_found' });
    const address = new URL(request.url);
    const values = readValues(form, sent);
    const outcome = { form: form.name, values: withoutSecrets(form, values) };
    if (sent.has('asks')) return { ...outcome, asks: true } satisfies FormOutcome;
    const photos = photosIn(sent, form);
    const refusal = form.check?.(values) ?? (await photos.check());
    if (refusal) return data({ ...outcome, refusal } satisfies FormOutcome, { status: 422 });
    try {
      const idempotencyKey = await keyOf(sent.get('key'), values);
      const answer = await form.send(context.get(apiContext), values, { idempotencyKey });
      const photoRefusal = await photos.send(context.get(apiContext), {
        values,
        answer,
        key: idempotencyKey,
      });
      if (photoRefusal)
        return data({ ...outcome, answer, refusal: photoRefusal } satisfies FormOutcome, { status: 422 });
      const path = form.next({ values, answer, address });
      return path === null ? ({ ...outcome, answer } satisfies FormOutcome) : redirectTo(path, 303);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.code === 'not_logged_in') {
        const back =
          (await form.guest?.(context.get(apiContext), { values, address })) ??
          address.pathname + address.search;
        return redirectTo(`/login?next=${encodeURIComponent(back)}`, 303);
      }
      const refused = { ...outcome, refusal: refusalOf(form, error) } satisfies FormOutcome;
      return data(refused, { status: error.status });
    }
  };
}

/** The posted values, each converted to the type of its initial value. */
function readValues({ fields, typed = {} }: FormDefinition, sent: FormData): Record<string, unknown> {
  const read = ([name, start]: [string, unknown]) => {
    const text = sent.get(name);
    if (Array.isArray(start)) return [name, sent.getAll(name).filter((one) => typeof one === 'string')];
    if (typeof start === 'boolean') return [name, text !== null];
    // Forms post line breaks as CRLF (HTML, 4.10.21.8); people and scripts mean LF.
    const written = typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
    if (typeof start === 'number') return [name, written.trim() === '' ? Number.NaN : Number(written)];
    return [name, (typed[name] ?? String)(written)];
  };
  return Object.fromEntries(Object.entries(fields).map(read)) as Record<string, unknown>;
}

function withoutSecrets({ secret = [] }: FormDefinition, values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
}

/** The idempotency key, made of the page's key and the values: a double click is the same request, other values are a new one. */
async function keyOf(key: FormDataEntryValue | null, values: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([key, values]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
