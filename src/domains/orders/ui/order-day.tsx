import { longDate } from '../../../messages/dates.ts';

export const OrderDay = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;
