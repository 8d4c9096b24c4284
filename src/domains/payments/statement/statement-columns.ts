/** The meaning of a statement's column. */
export type Field =
  | 'reference'
  | 'narration'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'direction'
  | 'balance'
  | 'value_date'
  | 'date';

/**
 * Column headings of Indian banks' statements, reduced to lower-case letters and digits: HDFC, ICICI, SBI, Axis,
 * Kotak, PNB, Bank of Baroda, Canara, Yes, IDFC First, Federal, and UPI acquirers' settlement lists. To support
 * another bank, add its headings here.
 */
const headings: Record<Field, readonly string[]> = {
  reference: [
    'utr utrno utrnumber utrrrn rrn rrnno rrnnumber upirrn customerrefno bankreference bankreferenceno',
    'upitransactionid upirefno upireferenceno transactionid txnid tranid referenceno referencenumber reference',
    'refno refnumber chqrefno chqrefnumber chqrefnumberno refnochequeno refnochqno chequeno chequenumber chqno',
    'chequerefno chequereferenceno instrumentid instrumentno refnochequenumber transactionreference',
  ],
  narration: [
    'narration description particulars transactionremarks remarks transactiondetails details transactionparticulars',
    'transactiondescription narrationdescription descriptionnarration',
  ],
  credit: [
    'credit creditamount creditamt creditinr creditrs credits cr cramount cramt creditamountinr amountcredited',
    'deposit deposits depositamt depositamount depositamountinr depositinr depositscr depositcr',
  ],
  debit: [
    'debit debitamount debitamt debitinr debitrs debits dr dramount dramt debitamountinr amountdebited',
    'withdrawal withdrawals withdrawalamt withdrawalamount withdrawalamountinr withdrawalinr withdrawaldr withdrawalsdr',
  ],
  amount: [
    'amount amountinr amountrs amt transactionamount transactionamountinr txnamount tranamount grossamount',
  ],
  value_date: ['valuedate valuedt valuedat valdate valdt'],
  date: [
    'date txndate transactiondate trandate postingdate postdate bookingdate dateofpayment settlementdate',
    'creditdate paymentdate transactiondatetime txndatetime trandt txndt transdate',
  ],
  balance: [
    'balance balanceinr balancers balanceamount balanceamt bal closingbalance closingbal closingbalanceinr runningbalance',
    'availablebalance accountbalance ledgerbalance balanceamountinr currentbalance',
  ],
  direction: ['drcr crdr debitcredit creditdebit type transactiontype txntype trantype drcrindicator'],
};

const fields = new Map(
  Object.entries(headings).flatMap(([field, lines]) =>
    lines.flatMap((line) => line.split(' ').map((heading) => [heading, field as Field] as const)),
  ),
);

export type Columns = Partial<Record<Field, number>>;

/**
 * The column of each field if the row is the headings; null for other rows, such as account details above. The first
 * column of a kind counts: a second 'Dr / Cr' belongs to the balance.
 */
export function readHeadings(row: readonly string[]): Columns | null {
  const columns: Columns = {};
  for (const [index, cell] of row.entries()) {
    const field = fields.get(cell.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
    if (field) columns[field] ??= index;
  }
  const says = columns.reference !== undefined || columns.narration !== undefined;
  const pays = columns.credit !== undefined || columns.amount !== undefined;
  return says && pays ? columns : null;
}
