import type { HydrationState } from 'react-router';
import { CallError } from '../platform/call-error.ts';
import type { PageHandle } from '../web/page.tsx';

/** The id of the element that carries a page's data; JSON, so that no inline script needs allowing. */
export const hydrationElementId = 'page-data';

/** The page that the server rendered: its route's id, path and handle, and the address of its view's module. */
export interface FirstPage {
  readonly id: string;
  readonly path: string;
  readonly view: string;
  readonly handle: PageHandle;
}

/** What the server puts into the page for the browser's router; without a page if no route matched. */
export function hydrationState(
  context: {
    loaderData: HydrationState['loaderData'] | null;
    actionData: HydrationState['actionData'] | null;
    errors: Readonly<Record<string, CallError>> | null;
  },
  page: FirstPage | undefined,
) {
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([id, { status, body }]) => [id, { status, body }]),
    );
  return {
    page,
    loaderData: context.loaderData,
    ...(context.actionData && { actionData: context.actionData }),
    errors,
  };
}

/** Reads what `hydrationState` wrote, and turns its errors back into error objects. */
export function readHydrationData(): HydrationState & { page?: FirstPage } {
  const state = JSON.parse(
    document.getElementById(hydrationElementId)?.textContent ?? '{}',
  ) as HydrationState & { page?: FirstPage };
  const { page: first, actionData } = state;
  const rest = { ...(first && { page: first }), ...(actionData && { actionData }) };
  if (!state.errors) return { ...rest, loaderData: state.loaderData ?? {} };
  const errors = Object.fromEntries(
    Object.entries(state.errors as Record<string, { status: number; body: Record<string, unknown> }>).map(
      ([id, { status, body }]) => [id, new CallError(status, body)],
    ),
  );
  return { ...rest, loaderData: state.loaderData ?? {}, errors };
}
