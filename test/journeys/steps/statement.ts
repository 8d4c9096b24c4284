/** An HDFC bank statement with credits of today. */
export function statementOf(
  ...credits: readonly { readonly utr: string; readonly rupees: number }[]
): string {
  const today = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  }).format(new Date());
  const lines = credits.map(
    ({ utr, rupees }) =>
      `${today},UPI-MEERA SHARMA-MEERA@OKHDFC-HDFC0000001-${utr}-CHOWK,0000${utr},${today},,"${rupees}.00","2,01,985.00"`,
  );
  return ['Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...lines].join(
    '\n',
  );
}

/** A UPI transaction ID that no other run uses. */
export const newUtr = (): string => String(500_000_000_000 + Math.floor(Math.random() * 400_000_000_000));
