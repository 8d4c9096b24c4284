import { lazy } from 'react';
// The server renders it, so its styles are needed at once.
import '../../ui/empty-state/empty-state.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./nothing-found.tsx')).NothingFound });

/** The empty state of a listing, loaded on demand since most listings are not empty. */
export const NothingFoundLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
