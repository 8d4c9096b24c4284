import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './bottom-bar.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar });

/** A phone’s bar at the foot. */
export const BottomBarLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
