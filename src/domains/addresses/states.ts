/** Official names of states and union territories, with their GST codes (the first two digits of a GSTIN). */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Jammu and Kashmir': '01',
    'Himachal Pradesh': '02',
    Punjab: '03',
    Chandigarh: '04',
    Uttarakhand: '05',
    Haryana: '06',
    Delhi: '07',
    Rajasthan: '08',
    'Uttar Pradesh': '09',
    Bihar: '10',
    Sikkim: '11',
    'Arunachal Pradesh': '12',
    Nagaland: '13',
    Manipur: '14',
    Mizoram: '15',
    Tripura: '16',
    Meghalaya: '17',
    Assam: '18',
    'West Bengal': '19',
    Jharkhand: '20',
    Odisha: '21',
    Chhattisgarh: '22',
    'Madhya Pradesh': '23',
    Gujarat: '24',
    'Dadra and Nagar Haveli and Daman and Diu': '26',
    Maharashtra: '27',
    Karnataka: '29',
    Goa: '30',
    Lakshadweep: '31',
    Kerala: '32',
    'Tamil Nadu': '33',
    Puducherry: '34',
    'Andaman and Nicobar Islands': '35',
    Telangana: '36',
    'Andhra Pradesh': '37',
    Ladakh: '38',
  }),
);

/** Former names and common short forms. */
const aliases: Readonly<Record<string, string>> = {
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  chattisgarh: 'Chhattisgarh',
  'delhi ncr': 'Delhi',
  'jammu kashmir': 'Jammu and Kashmir',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  tamilnadu: 'Tamil Nadu',
  uttaranchal: 'Uttarakhand',
};

/** Letters only, with "&" read as "and", to compare spellings. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

const known = new Map([
  ...[...codes.keys()].map((name) => [plain(name), name] as const),
  ...Object.entries(aliases),
]);

/** Official names in alphabetical order, for the form. */
export const stateNames: readonly string[] = [...codes.keys()].toSorted();

/** The official name for any known spelling. An unknown name is returned unchanged. */
export function normaliseState(name: string): string {
  return known.get(plain(name)) ?? name;
}

/** A state's GST code; undefined if it is not a state. */
export function stateCode(name: string): string | undefined {
  return codes.get(normaliseState(name));
}
