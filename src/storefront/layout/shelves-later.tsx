// Rendered by the server, so its styles are needed at once.
import './shelves.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./shelves.tsx')).Shelves;

/** For whom, and the categories. */
export const ShelvesLater = standing(load, import.meta.env.SSR ? await load() : null);
