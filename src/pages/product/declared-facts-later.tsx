import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./declared-facts.tsx')).DeclaredFacts });

/** What the law wants told of a product. */
export const DeclaredFactsLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
