import { lazy, Suspense } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../ui/ornament/ornament.module.css';
import './footer.module.css';

const load = async () => ({ default: (await import('./footer.tsx')).Footer });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The footer; its code loads after the page's own, to keep the first visit light. */
export const FooterLater = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
