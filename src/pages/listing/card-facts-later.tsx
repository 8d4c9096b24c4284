import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./card-facts.tsx')).CardFacts });

/** The facts shown beside a card in the list view. */
export const CardFactsLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
