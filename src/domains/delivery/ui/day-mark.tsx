// Not from this folder's messages: these are loaded with a card's first screen.
import * as m from '#messages/product';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A short delivery day or slot: 'Tue 24 Nov'; nothing for none. */
export const DayMark = ({ day, className }: { day: string | undefined; className?: string | undefined }) =>
  day ? (
    <span className={className}>
      <Icon name="truck" size="1rem" label={m.delivery()} /> {day}
    </span>
  ) : null;
