import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./card-facts.tsx')).CardFacts });

/** What the list view tells beside a card. */
export const CardFactsLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
