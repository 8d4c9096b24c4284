// The server renders it, so its styles are needed at once.
import './bottom-bar.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./bottom-bar.tsx')).BottomBar;

/** The bar at the bottom of a phone's screen. */
export const BottomBarLater = standing(load, import.meta.env.SSR ? await load() : null);
