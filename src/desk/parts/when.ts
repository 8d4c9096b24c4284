const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  // The shop's own day, wherever the desk is: the chat and the invoices tell it too.
  timeZone: 'Asia/Kolkata',
});

/** A moment as people at the desk say it: 3 Mar, 4:05 pm. */
export const when = (moment: string): string => day.format(new Date(moment));
