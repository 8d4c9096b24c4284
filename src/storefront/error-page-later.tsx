import { lazy, Suspense } from 'react';
// A page that the server rendered as an error wants its styles at once.
import '../ui/empty-state/empty-state.module.css';
import '../ui/error-state/error-state.module.css';

const load = async () => ({ default: (await import('./error-page.tsx')).ErrorPage });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** What is shown when a page cannot be: its code comes after the first page, before the connection can be lost. */
export const ErrorPageLater = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
