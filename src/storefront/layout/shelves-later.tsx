import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './shelves.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./shelves.tsx')).Shelves });

/** For whom, and the categories. */
export const ShelvesLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
