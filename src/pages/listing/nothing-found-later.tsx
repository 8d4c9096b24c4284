import { type ComponentProps, lazy, Suspense } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../ui/empty-state/empty-state.module.css';
import type { NothingFound } from './nothing-found.tsx';

const load = async () => ({ default: (await import('./nothing-found.tsx')).NothingFound });

/** Part of the bundle on the server; most listings have something, so the browser fetches its code when one has not. */
const Nothing = import.meta.env.SSR ? (await load()).default : lazy(load);

export const NothingFoundLater = (props: ComponentProps<typeof NothingFound>) => (
  <Suspense fallback={null}>
    <Nothing {...props} />
  </Suspense>
);
