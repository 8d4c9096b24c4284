import { useRouteError } from 'react-router';
import { isCallError } from '../platform/call-error.ts';

/** Shown when a page could not be read or rendered: what happened, in a sentence, and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isCallError(error) && error.status === 404;
  return (
    <main id="content">
      <h1>{missing ? 'We could not find that' : 'This page could not be shown'}</h1>
      <p>{isCallError(error) ? error.message : 'Something went wrong on our side.'}</p>
      <a href={missing ? '/' : ''}>{missing ? 'Go to the home page' : 'Try again'}</a>
    </main>
  );
}
