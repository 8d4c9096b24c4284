import { type ComponentProps, lazy, Suspense } from 'react';
// The server has rendered it, so its styles are wanted at once.
import '../../../ui/bar/bar.module.css';
import '../../../ui/pagination/pagination.module.css';
import './own-review.module.css';
import './review-section.module.css';
import type { ReviewSection } from './review-section.tsx';

const load = async () => ({ default: (await import('./review-section.tsx')).ReviewSection });
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The reviews, whose code holds no first visit up. The place that addresses name (`#reviews`) is there before. */
export const ReviewSectionLater = (props: ComponentProps<typeof ReviewSection>) => (
  <div id="reviews">
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  </div>
);
