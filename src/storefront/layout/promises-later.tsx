import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './header.module.css';
import './social-links.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./promises.tsx')).Promises });

/** The strip above the header. */
export const PromisesLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
