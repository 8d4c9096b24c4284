import { useLocation, useRouteError } from 'react-router';
import { isCallError } from '../platform/call-error.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';

/** Shown when a page could not be read or rendered: what happened, in a sentence, and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isCallError(error) && error.status === 404) {
    return (
      <EmptyState
        title="We could not find that"
        titleAs="h1"
        action={<ButtonLink href="/shops">Look around the shop</ButtonLink>}
      >
        {error.message}. The address may be mistyped, or what stood here is gone.
      </EmptyState>
    );
  }
  return (
    <ErrorState title="This page could not be shown" titleAs="h1" retryHref={pathname + search}>
      {isCallError(error) ? error.message : 'Something went wrong on our side. Please try again.'}
    </ErrorState>
  );
}
