/**
 * What people choose first, in lower case: names of the act, of people, gods, games, places. Written for this shop from
 * what published counts of leaked passwords agree on; no list was copied.
 */
const words = new Set(
  `password passwort passcode pass passw pwd secret private letmein login logon signin welcome hello hi hey namaste
  admin administrator root user username guest test tester testing demo sample default changeme change temp temporary
  master super superman batman spiderman ironman avengers pokemon naruto dragon monkey tiger lion eagle falcon phoenix
  shadow ninja samurai hunter killer ranger soldier warrior knight king queen prince princess angel devil god jesus
  christ allah krishna radhe radha shiva shiv om omnamahshivaya ganesh ganesha ganpati hanuman bajrang ram sita sairam
  sai baba jaimatadi jai mata mahadev waheguru khuda bismillah love lover iloveyou loveyou iloveu love you me my mylove
  baby babu jaan jaanu sweet sweetheart sweety honey darling friend friends forever family mummy mom mother papa dad
  father maa amma appa beti beta india indian bharat hindustan mumbai delhi jaipur kolkata chennai bangalore bengaluru
  hyderabad pune gujarat rajasthan kerala punjab cricket sachin dhoni virat kohli rohit football soccer baseball
  basketball hockey chelsea arsenal liverpool barcelona messi ronaldo sunshine sunflower summer winter spring autumn
  monday friday sunday january february march april may june july august september october november december flower
  rose lotus jasmine butterfly rainbow star moon sun sky blue red green black white purple orange silver gold golden
  diamond crystal money rupee rupees lucky happy smile peace freedom trust trustno trustnoone whatever nothing
  something computer laptop internet google facebook instagram whatsapp youtube twitter android iphone samsung nokia
  microsoft windows apple mobile phone shop shopping chowk fashion saree kurta michael jordan jennifer jessica ashley
  daniel david george charlie thomas robert william james john joshua andrew matthew anthony maria nicole amanda
  rahul rohan amit ankit anil sunil suresh ramesh mahesh rajesh raj ravi vijay ajay sanjay deepak manoj vikas pooja
  priya neha anjali kavita sunita anita asha meera sonia kumar sharma singh verma khan patel access open unlock
  abc abcd abcde abcdef abcdefg abcdefgh xyz qwerty qwert azerty asdf zxcv ginger pepper cookie chocolate banana
  cheese coffee mustang ferrari porsche corvette harley yamaha honda bike matrix starwars maverick cowboy`.split(
    /\s+/,
  ),
);

/** Rows and columns of a keyboard and the alphabet: who slides along one has chosen nothing. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const columns = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
const slides = [...rows, ...columns].flatMap((row) => [
  `${row}${row}`,
  `${row}${row}`.split('').toReversed().join(''),
]);

/** Up to four digits, a date, or one character again and again. */
const patterns =
  /^(\d{1,4}|(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d|(19|20)\d\d[01]\d[0-3]\d|(.)\6{2,})$/s;

const isPiece = (text: string): boolean =>
  words.has(text) || patterns.test(text) || (text.length > 2 && slides.some((slide) => slide.includes(text)));

/** Whether the text is nothing but `most` such pieces. */
function isPieces(text: string, most = 3): boolean {
  if (text === '') return true;
  if (most === 0) return false;
  for (let length = text.length; length > 0; length--)
    if (isPiece(text.slice(0, length)) && isPieces(text.slice(length), most - 1)) return true;
  return false;
}

/** Digits and signs that stand for letters. */
const letters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is among the first that anybody tries (NIST SP 800-63B, 3.1.1.2): up to three common
 * words, numbers, dates or slides along the keyboard, whatever their case, with signs for letters or between them; or
 * a few characters again and again.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[\s\p{P}\p{S}]/gu, '');
  const spelt = plain
    .replace(/[013457@$!](?=.*[a-z])/gs, (sign) => letters[sign] ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const unit = /^(.+?)\1+$/s.exec(bare)?.[1] ?? bare;
  return unit.length < 5 || [bare, unit, spelt].some((text) => isPieces(text));
}
