import { longDate } from '../../../messages/dates.ts';

/** The day on which an order was placed. */
export const OrderDay = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;
