import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./missing-notice.tsx')).MissingNotice });

/** What a search did not find, loaded on demand since most listings miss nothing. */
export const MissingNoticeLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
