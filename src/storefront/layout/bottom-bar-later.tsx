// Rendered by the server, so its styles are needed at once.
import './bottom-bar.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./bottom-bar.tsx')).BottomBar;

/** A phone’s bar at the foot. */
export const BottomBarLater = standing(load, import.meta.env.SSR ? await load() : null);
