import type { HydrationState } from 'react-router';
import { CallError } from '../platform/call-error.ts';

/** The id of the element in which a page's data travels; JSON, so that no inline script has to be allowed. */
export const hydrationElementId = 'page-data';

/** What the server puts into the page for the browser's router. */
export function hydrationState(context: {
  loaderData: HydrationState['loaderData'] | null;
  errors: HydrationState['errors'] | null;
}) {
  const errors =
    context.errors &&
    Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plainError(error)]));
  return { loaderData: context.loaderData, errors };
}

/** An unexpected error shows nothing of the inside. */
function plainError(error: unknown): Record<string, unknown> {
  const { status = 500, body = { code: 'internal' } } = (error ?? {}) as Partial<CallError>;
  return { status, body };
}

export function readHydrationData(): HydrationState {
  const state = JSON.parse(
    document.getElementById(hydrationElementId)?.textContent ?? '{}',
  ) as HydrationState;
  if (!state.errors) return { loaderData: state.loaderData ?? {} };
  const errors = Object.fromEntries(
    Object.entries(state.errors as Record<string, { status: number; body: Record<string, unknown> }>).map(
      ([id, { status, body }]) => [id, new CallError(status, body)],
    ),
  );
  return { loaderData: state.loaderData ?? {}, errors };
}
