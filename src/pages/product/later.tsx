import { type ComponentType, memo, useDeferredValue } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../domains/catalogue/size-tables/ui/size-guide.module.css';
import '../../domains/catalogue/size-tables/ui/wearer.module.css';
import '../../domains/delivery/ui/pin-form.module.css';
import '../../domains/questions/ui/question-section.module.css';
import '../../domains/reviews/ui/own-review.module.css';
import '../../domains/reviews/ui/review-photos.module.css';
import '../../domains/reviews/ui/review-section.module.css';
import '../../domains/waits/ui/tell-me.module.css';
import '../../ui/bar/bar.module.css';
import '../../ui/pagination/pagination.module.css';
import './offered-by.module.css';
import './size-help.module.css';
import { later, loadPatiently } from '../../ui/later.tsx';

const load = () => import('./later-parts.ts');
type Parts = Awaited<ReturnType<typeof load>>;
const there = import.meta.env.SSR ? await load() : null;

const part = <Props extends object>(of: (parts: Parts) => ComponentType<Props>) =>
  later(there ? of(there) : loadPatiently(async () => ({ default: of(await load()) })));

/**
 * The part, changed behind what was pressed: a size that is chosen at once would have React drop the server's HTML, with an
 * opened guide in it, where the code is still on its way.
 */
function whenIdle<Props extends object>(Part: ComponentType<Props>) {
  const Kept = memo(({ given }: { readonly given: Props }) => <Part {...given} />);
  return (props: Props) => <Kept given={useDeferredValue(props)} />;
}

/** The product page below the first screen. */
export const BelowLater = part((parts) => parts.Below);
/** What the customer's own unpaid orders hold of this product. */
export const HeldHereLater = part((parts) => parts.HeldHere);
/** The delivery date, the seller, and the share links. */
export const OfferedByLater = part((parts) => parts.OfferedBy);
/** The last day of a sale, beside the price. */
export const SaleEndLater = part((parts) => parts.SaleEnd);
/** What helps to choose a size. */
export const SizeHelpLater = part((parts) => parts.SizeHelp);
/** The garment on the customer. */
export const WornByYouLater = whenIdle(part((parts) => parts.WornByYou));
