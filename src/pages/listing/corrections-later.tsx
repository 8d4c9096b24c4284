import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./corrections.tsx')).Corrections });

/** The words that were corrected. */
export const CorrectionsLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
