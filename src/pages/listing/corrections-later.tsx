import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./corrections.tsx')).Corrections });

/** Which words were corrected. */
export const CorrectionsLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
