import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../ui/bar/bar.module.css';
import '../../ui/pagination/pagination.module.css';
import '../../domains/reviews/ui/own-review.module.css';
import '../../domains/reviews/ui/review-section.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./below.tsx')).Below });

/** What a product's page shows below the first screen. */
export const BelowLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
