import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './offered-by.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./offered-by.tsx')).OfferedBy });

/** Who sells the product, and the links to share it. */
export const OfferedByLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
