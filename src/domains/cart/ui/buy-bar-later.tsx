// The server renders it, so its styles are needed at once.
import './buy-bar.module.css';
import { later, loadPatiently } from '../../../ui/later.tsx';

const load = async () => ({ default: (await import('./buy-bar.tsx')).BuyBar });

/** The buy bar at the bottom of a phone's screen, loaded lazily in the browser. */
export const BuyBarLater = later(import.meta.env.SSR ? (await load()).default : loadPatiently(load));
