import { lazy, Suspense } from 'react';
// The server has rendered it, so its styles are wanted at once.
import '../../ui/ornament/ornament.module.css';
import './footer.module.css';

const load = async () => ({ default: (await import('./footer.tsx')).Footer });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The footer, whose code holds no first visit up: it comes after the page's own and takes over what the server rendered. */
export const FooterLater = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
