/** The meaning of a statement's column. */
export type Field =
  | 'reference'
  | 'narration'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'direction'
  | 'balance'
  | 'balance_direction'
  | 'status'
  | 'value_date'
  | 'date';

/**
 * Column headings of Indian banks' statements, reduced to lower-case letters and digits: HDFC, ICICI, SBI, Axis,
 * Kotak, PNB, Bank of Baroda, Canara, Yes, IDFC First, Federal, and UPI acquirers' settlement lists; in Hindi and
 * Marathi, too. To support another bank, add its headings here.
 */
const headings: Record<Exclude<Field, 'balance_direction'>, readonly string[]> = {
  reference: [
    'utr utrno utrnumber utrrrn rrn rrnno rrnnumber upirrn customerrefno bankreference bankreferenceno',
    'upitransactionid upirefno upireferenceno transactionid txnid tranid referenceno referencenumber reference',
    'refno refnumber chqrefno chqrefnumber chqrefnumberno refnochequeno refnochqno chequeno chequenumber chqno',
    'chequerefno chequereferenceno instrumentid instrumentno refnochequenumber transactionreference',
    'संदर्भ संदर्भसंख्या संदर्भक्रमांक संदर्भनंबर यूटीआर यूटीआरसंख्या यूटीआरनंबर आरआरएन लेनदेनआईडी लेनदेनसंख्या चेकसंख्या चेकनंबर चेकनं चैकसंख्या',
  ],
  narration: [
    'narration description particulars transactionremarks remarks transactiondetails details transactionparticulars',
    'transaction transactiondescription narrationdescription descriptionnarration',
    'विवरण ब्यौरा ब्योरा वर्णन टिप्पणी लेनदेन तपशील',
  ],
  credit: [
    'credit creditamount creditamt creditinr creditrs credits cr cramount cramt creditamountinr amountcredited',
    'deposit deposits depositamt depositamount depositamountinr depositinr depositscr depositcr',
    'moneyin paidin receipt receipts lodgement lodgements',
    'जमा जमाराशि जमारकम जमारक्कम क्रेडिट क्रेडिटराशि प्राप्ति',
  ],
  debit: [
    'debit debitamount debitamt debitinr debitrs debits dr dramount dramt debitamountinr amountdebited',
    'withdrawal withdrawals withdrawalamt withdrawalamount withdrawalamountinr withdrawalinr withdrawaldr withdrawalsdr',
    'moneyout paidout payments',
    'नामे नामेराशि नावे निकासी निकासीराशि आहरण आहरित डेबिट डेबिटराशि भुगतान',
  ],
  amount: [
    'amount amountinr amountrs amt transactionamount transactionamountinr txnamount txnamt tranamount tranamt grossamount',
    'राशि रकम रक्कम धनराशि',
  ],
  value_date: ['valuedate valuedt valuedat valdate valdt मूल्यतिथि मूल्यदिनांक मूल्यतारीख'],
  date: [
    'date txndate transactiondate trandate postingdate postdate bookingdate dateofpayment settlementdate',
    'creditdate paymentdate creationtime creationdate transactiondatetime txndatetime trandt txndt transdate postdt postingdt',
    'createdat createdon paidat paidon capturedat settledat दिनांक तारीख तिथि',
  ],
  balance: [
    'balance balanceinr balancers balanceamount balanceamt bal closingbalance closingbal closingbalanceinr runningbalance',
    'availablebalance accountbalance ledgerbalance balanceamountinr currentbalance',
    'शेष शेषराशि खाताशेष उपलब्धशेष बैलेंस बाकी शिल्लक',
  ],
  direction: [
    'drcr crdr dc cd debitcredit creditdebit type transactiontype txntype trantype',
    'drcrindicator crdrindicator drcrflag crdrflag debitcreditindicator creditdebitindicator',
    'प्रकार नामेजमा जमानामे डेबिटक्रेडिट',
  ],
  status: ['status transactionstatus txnstatus transtatus paymentstatus स्थिति'],
};

const fields = new Map(
  Object.entries(headings).flatMap(([field, lines]) =>
    lines.flatMap((line) => line.split(' ').map((heading) => [heading, field as Field] as const)),
  ),
);

export type Columns = Partial<Record<Field, number>>;

/** What other headings probably are: the first pattern that fits counts. Only in rows without any digit. */
const likely: readonly (readonly [RegExp, Field])[] = [
  [/(?:withdraw|debit).*(?:deposit|credit)./, 'amount'],
  [/bal/, 'balance'],
  [/^val.*(?:date|dt)/, 'value_date'],
  [/date/, 'date'],
  [/utr|rrn|ref|che?q/, 'reference'],
  [/narration|description|particular|remark|details/, 'narration'],
  [/withdraw|^debit|^dr(?!cr)/, 'debit'],
  [/(?:deposit|^credit|^cr)(?:no|number|id|account|ac)/, 'reference'],
  [/deposit|^credit|^cr(?!dr|ea)/, 'credit'],
  [/amount|^amt/, 'amount'],
  [/नामे.*जमा|जमा.*नामे|प्रकार/, 'direction'],
  [/शेष|बैलेंस/, 'balance'],
  [/^मूल्य.*(?:तिथि|दिनांक|तारीख)/, 'value_date'],
  [/तिथि|दिनांक|तारीख/, 'date'],
  [/संदर्भ|यूटीआर|चेक/, 'reference'],
  [/विवरण|ब्य[ौो]रा/, 'narration'],
  [/नामे|निकासी|आहरण|डेबिट/, 'debit'],
  [/जमा|क्रेडिट/, 'credit'],
  [/राशि|रकम/, 'amount'],
];
const longestHeading = 60;

/**
 * The column of each field if the row is the headings; null for other rows, such as account details above. The first
 * column of a kind counts; a 'Dr / Cr' right of the balance belongs to the balance.
 */
export function readHeadings(row: readonly string[]): Columns | null {
  const mayGuess = row.every((cell) => !/\d/.test(cell) && cell.length <= longestHeading);
  const columns = columnsOf(
    row,
    (heading, inHindi) =>
      fields.get(heading) ??
      fields.get(inHindi) ??
      (mayGuess ? (likelyField(heading) ?? likelyField(inHindi)) : undefined),
  );
  const says = columns.reference !== undefined || columns.narration !== undefined;
  return says && (columns.credit !== undefined || columns.amount !== undefined) ? columns : null;
}

const likelyField = (heading: string) => likely.find(([pattern]) => pattern.test(heading))?.[1];

function columnsOf(
  row: readonly string[],
  fieldOf: (heading: string, inHindi: string) => Field | undefined,
): Columns {
  const columns: Columns = {};
  for (const [index, cell] of row.entries()) {
    const heading = plain(cell);
    const field = fieldOf(heading, cell.normalize('NFC').replaceAll(/\P{Script=Devanagari}/gu, ''));
    if (field === 'direction' && index === (columns.balance ?? index) + 1) columns.balance_direction = index;
    else if (field === 'direction' && isSigned(heading, row)) columns.amount ??= index;
    else if (field === 'reference' && isUtr.test(heading) && !isUtr.test(plain(row[columns.reference ?? -1])))
      columns.reference = index;
    else if (field) columns[field] ??= index;
  }
  return columns;
}

const plain = (cell = ''): string => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** A column of UTRs says more than one of a bank's own numbers before it. */
const isUtr = /utr|rrn|customerrefno/;

/** Whether a column 'Debit / Credit' has the amounts themselves, with a sign: there is no other for them. */
const isSigned = (heading: string, row: readonly string[]) =>
  /^(?:debitcredit|creditdebit|drcr|crdr)$/.test(heading) && !row.some((cell) => /amount|amt/i.test(cell));
