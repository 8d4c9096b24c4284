/** Today in India, YYYY-MM-DD. */
export const todayInIndia = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format();
