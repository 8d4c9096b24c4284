import { type ComponentProps, lazy, Suspense } from 'react';
import type { DeclaredFacts } from './declared-facts.tsx';

const load = async () => ({ default: (await import('./declared-facts.tsx')).DeclaredFacts });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** What the law wants told of a product, whose code holds no first visit up. */
export const DeclaredFactsLater = (props: ComponentProps<typeof DeclaredFacts>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
