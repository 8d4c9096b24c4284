import type { Filters } from './filters.ts';
import type { ListingData } from './load.ts';

export interface PanelProps {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
}
