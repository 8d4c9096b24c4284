import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isCallError } from '../../platform/call-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';

/** A page of the desk could not be shown: what happened, in a sentence, and what to do. */
export function DeskError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  if (isCallError(error) && error.status === 404) return <NotFound />;
  const words = isCallError(error) ? error.message : 'Something went wrong on our side. Please try again';
  return (
    <ErrorState
      key={pathname + search}
      title="This page could not be shown"
      titleAs="h1"
      onRetry={() => void revalidate()}
    >
      {words}
    </ErrorState>
  );
}

export const NotFound = () => (
  <EmptyState
    title="There is nothing here"
    titleAs="h1"
    action={<ButtonLink href="/desk">Back to today</ButtonLink>}
  >
    The address may be mistyped, or this belongs to another shop.
  </EmptyState>
);
