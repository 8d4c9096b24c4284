import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './lane.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./lane.tsx')).Lane });

/** The lane of shops: its HTML comes with the page, its code after it. */
export const LaneLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
