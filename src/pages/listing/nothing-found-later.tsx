import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../ui/empty-state/empty-state.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./nothing-found.tsx')).NothingFound });

/** What an empty listing says; most listings have something. */
export const NothingFoundLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
