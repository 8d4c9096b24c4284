// The server renders it, so its styles are needed at once.
import './lane.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./lane.tsx')).Lane;

/** The lane of shops: the HTML comes with the page, the code after it. */
export const LaneLater = standing(load, import.meta.env.SSR ? await load() : null);
