import { type ComponentProps, lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../../ui/bar/bar.module.css';
import '../../../ui/pagination/pagination.module.css';
import './own-review.module.css';
import './review-section.module.css';
import type { ReviewSection } from './review-section.tsx';
import { later } from '../../../ui/later.tsx';

const load = async () => ({ default: (await import('./review-section.tsx')).ReviewSection });
const Loaded = later(import.meta.env.SSR ? (await load()).default : lazy(load));

/** The reviews. The place that addresses name (`#reviews`) is there from the start. */
export const ReviewSectionLater = (props: ComponentProps<typeof ReviewSection>) => (
  <div id="reviews">
    <Loaded {...props} />
  </div>
);
