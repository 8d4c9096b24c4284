import { type ComponentProps, lazy, Suspense } from 'react';
import type { HeldHere } from './held-here.tsx';

const load = async () => ({ default: (await import('./held-here.tsx')).HeldHere });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** What one's own unpaid order holds here, whose code guests never load. */
export const HeldHereLater = (props: ComponentProps<typeof HeldHere>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
