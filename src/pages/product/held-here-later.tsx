import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./held-here.tsx')).HeldHere });

/** What one's own unpaid order holds here; guests never load it. */
export const HeldHereLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
