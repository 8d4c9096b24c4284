// The server renders it, so its styles are needed at once.
import './shelves.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./shelves.tsx')).Shelves;

/** The row of audiences and categories. */
export const ShelvesLater = standing(load, import.meta.env.SSR ? await load() : null);
