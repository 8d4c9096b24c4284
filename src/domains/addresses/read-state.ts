import { stateNames } from './states.ts';

/**
 * Other spellings of each state: ISO 3166-2:IN and vehicle codes, short and former names, and its name in its own
 * languages.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar Islands': [
    'an',
    'andaman and nicobar',
    'andaman',
    'अंडमान और निकोबार द्वीपसमूह',
    'अंडमान और निकोबार',
  ],
  'Andhra Pradesh': ['ap', 'ad', 'andhra', 'आंध्र प्रदेश', 'आन्ध्र प्रदेश', 'ఆంధ్ర ప్రదేశ్'],
  'Arunachal Pradesh': ['ar', 'arunachal', 'अरुणाचल प्रदेश'],
  Assam: ['as', 'asom', 'असम', 'অসম', 'আসাম'],
  Bihar: ['br', 'बिहार'],
  Chandigarh: ['ch', 'चंडीगढ़', 'चण्डीगढ़', 'ਚੰਡੀਗੜ੍ਹ'],
  Chhattisgarh: ['cg', 'ct', 'chattisgarh', 'chhatisgarh', 'chattishgarh', 'छत्तीसगढ़'],
  'Dadra and Nagar Haveli and Daman and Diu': [
    'dh',
    'dn',
    'dd',
    'dnhdd',
    'dadra and nagar haveli',
    'daman and diu',
    'दादरा और नगर हवेली और दमन और दीव',
  ],
  Delhi: [
    'dl',
    'delhi ncr',
    'ncr',
    'nct of delhi',
    'nct delhi',
    'new delhi',
    'national capital territory of delhi',
    'दिल्ली',
    'नई दिल्ली',
  ],
  Goa: ['ga', 'गोवा', 'गोंय'],
  Gujarat: ['gj', 'guj', 'gujrat', 'गुजरात', 'ગુજરાત'],
  Haryana: ['hr', 'hariyana', 'हरियाणा'],
  'Himachal Pradesh': ['hp', 'himachal', 'हिमाचल प्रदेश'],
  'Jammu and Kashmir': ['jk', 'j and k', 'jammu kashmir', 'jammu', 'kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर'],
  Jharkhand: ['jh', 'झारखंड', 'झारखण्ड'],
  Karnataka: ['ka', 'karnatak', 'कर्नाटक', 'ಕರ್ನಾಟಕ'],
  Kerala: ['kl', 'keralam', 'केरल', 'കേരളം'],
  Ladakh: ['la', 'लद्दाख'],
  Lakshadweep: ['ld', 'लक्षद्वीप', 'ലക്ഷദ്വീപ്'],
  'Madhya Pradesh': ['mp', 'मध्य प्रदेश'],
  Maharashtra: ['mh', 'maha', 'maharastra', 'महाराष्ट्र'],
  Manipur: ['mn', 'मणिपुर', 'মণিপুর'],
  Meghalaya: ['ml', 'मेघालय'],
  Mizoram: ['mz', 'मिज़ोरम', 'मिजोरम'],
  Nagaland: ['nl', 'नागालैंड', 'नागालैण्ड'],
  Odisha: ['od', 'or', 'orissa', 'ओडिशा', 'उड़ीसा', 'ଓଡ଼ିଶା'],
  Puducherry: ['py', 'pondicherry', 'pondy', 'पुदुचेरी', 'புதுச்சேரி'],
  Punjab: ['pb', 'panjab', 'पंजाब', 'ਪੰਜਾਬ'],
  Rajasthan: ['rj', 'raj', 'rajsthan', 'राजस्थान'],
  Sikkim: ['sk', 'सिक्किम'],
  'Tamil Nadu': ['tn', 'tamilnad', 'तमिलनाडु', 'तमिल नाडु', 'தமிழ்நாடு', 'தமிழ் நாடு'],
  Telangana: ['ts', 'tg', 'telengana', 'तेलंगाना', 'तेलंगना', 'తెలంగాణ'],
  Tripura: ['tr', 'त्रिपुरा', 'ত্রিপুরা'],
  'Uttar Pradesh': ['up', 'उत्तर प्रदेश', 'اتر پردیش'],
  Uttarakhand: ['uk', 'ut', 'ua', 'uttaranchal', 'uttrakhand', 'उत्तराखंड', 'उत्तराखण्ड'],
  'West Bengal': ['wb', 'bengal', 'w bengal', 'पश्चिम बंगाल', 'পশ্চিমবঙ্গ', 'পশ্চিম বঙ্গ'],
};

/** Letters alone, with "&" read as "and", without the accents of Latin letters and a country behind. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .replaceAll(/^\s*(?:the )?(?:state of )?|(?: state)?(?: india)?\s*$/g, '')
    .replaceAll(' ', '');
}

const byPlain = new Map(
  stateNames.flatMap((name) => [name, ...(spellings[name] ?? [])].map((one) => [plain(one), name] as const)),
);

/** The official name of one of India's states or union territories in any common spelling; undefined for anything else. */
export function readState(text: string): string | undefined {
  return byPlain.get(plain(text));
}
