import { useLocation, useRevalidator, useRouteError } from 'react-router';
import * as m from '#messages/desk';
import { isCallError } from '../../platform/call-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';

/** Shown when a page of the desk cannot be shown: what happened and what to do, in a sentence. */
export function DeskError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  if (isCallError(error) && error.status === 404) return <NotFound />;
  const words = isCallError(error) ? error.message : m.something_went_wrong();
  return (
    <ErrorState
      key={pathname + search}
      title={m.page_not_opened()}
      titleAs="h1"
      onRetry={() => void revalidate()}
    >
      {words}
    </ErrorState>
  );
}

export const NotFound = () => (
  <EmptyState
    title={m.page_not_found()}
    titleAs="h1"
    action={<ButtonLink href="/desk">{m.go_to_today()}</ButtonLink>}
  >
    {m.check_address()}
  </EmptyState>
);
