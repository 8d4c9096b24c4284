// The server renders it, so its styles are needed at once.
import '../ui/empty-state/empty-state.module.css';
import '../ui/error-state/error-state.module.css';
import { later, loadPatiently } from '../ui/later.tsx';

const load = async () => ({ default: (await import('./error-page.tsx')).ErrorPage });

/** The page shown after an error; loaded after the first page, before the connection can be lost. */
export const ErrorPageLater = later(import.meta.env.SSR ? (await load()).default : loadPatiently(load));
