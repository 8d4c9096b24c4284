// The server renders it, so its styles are needed at once.
import '../../domains/support/ui/open-now.module.css';
import '../../ui/ornament/ornament.module.css';
import './footer.module.css';
import { later, loadPatiently } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./footer.tsx')).Footer });

export const FooterLater = later(import.meta.env.SSR ? (await load()).default : loadPatiently(load));
