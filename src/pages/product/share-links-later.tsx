import { type ComponentProps, lazy, Suspense } from 'react';
import type { ShareLinks } from './share-links.tsx';
// The server has rendered them, so their styles are wanted at once.
import './share-links.module.css';

const load = async () => ({ default: (await import('./share-links.tsx')).ShareLinks });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The links to share a product, whose code holds no first visit up. */
export const ShareLinksLater = (props: ComponentProps<typeof ShareLinks>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
