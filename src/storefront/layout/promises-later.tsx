// The server renders it, so its styles are needed at once.
import './header.module.css';
import './social-links.module.css';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./promises.tsx')).Promises;

/** The strip above the header. */
export const PromisesLater = standing(load, import.meta.env.SSR ? await load() : null);
