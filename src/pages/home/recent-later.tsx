import { useLoaded } from '../../ui/loaded.ts';

const load = () => import('../../domains/catalogue/ui/recently-viewed-row.tsx');

/** What this device looked at last, loaded after the page. */
export function RecentLater() {
  const part = useLoaded(load);
  return part && <part.RecentlyViewedRow />;
}
