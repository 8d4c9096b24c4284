const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The day of a moment in India: '21 Feb 2027'. */
export const dayText = (moment: string): string => format.format(new Date(moment));
