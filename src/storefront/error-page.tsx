import { useLocation, useRouteError } from 'react-router';
import * as m from '#messages/shell';
import { isCallError } from '../platform/call-error.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';

/** Shown when a page could not be loaded or rendered: what happened and what to do, in a sentence. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isCallError(error) && error.status === 404) {
    return (
      <EmptyState
        title={m.not_found_heading()}
        titleAs="h1"
        action={<ButtonLink href="/shops">{m.continue_shopping()}</ButtonLink>}
      >
        {m.page_gone({ message: error.message })}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={m.page_not_shown()} titleAs="h1" retryHref={pathname + search}>
      {isCallError(error) ? error.message : m.something_went_wrong()}
    </ErrorState>
  );
}
