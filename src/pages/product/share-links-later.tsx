import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './share-links.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./share-links.tsx')).ShareLinks });

/** The links to share a product. */
export const ShareLinksLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
