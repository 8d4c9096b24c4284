import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../domains/delivery/ui/pin-form.module.css';
import './offered-by.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./offered-by.tsx')).OfferedBy });

/** When the product comes, who sells it, and the links to share it. */
export const OfferedByLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
