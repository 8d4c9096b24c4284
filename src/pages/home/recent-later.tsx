import { useLoaded } from '../../ui/loaded.ts';

const load = () => import('../../domains/catalogue/ui/recently-viewed-row.tsx');

/** Products recently viewed on this device, loaded after the page. */
export function RecentLater() {
  const part = useLoaded(load);
  return part && <part.RecentlyViewedRow />;
}
