import type { Example } from '../example.ts';
import { ErrorState } from './error-state.tsx';

export const example: Example = {
  name: 'ErrorState',
  about: 'A part of the page that could not be shown, and a way to try again.',
  wide: true,
  states: {
    'To try again': () => (
      <ErrorState onRetry={() => undefined}>
        The reviews are not answering just now. Nothing of yours is lost.
      </ErrorState>
    ),
    'By a new visit': () => (
      <ErrorState title="You seem to be offline" retryHref="/shops">
        Look at your connection, then try again.
      </ErrorState>
    ),
  },
};
