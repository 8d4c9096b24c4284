const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day on which an order was placed. */
export const OrderDay = ({ date }: { date: string }) => (
  <time dateTime={date}>{day.format(new Date(date))}</time>
);
