/** The first two digits of a GSTIN: states and union territories by the names India Post and the GST portal use. */
const stateCodes: Readonly<Record<string, string>> = {
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
};

/** Names people still write. */
const formerNames: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  newdelhi: 'Delhi',
  nctofdelhi: 'Delhi',
  damananddiu: 'Dadra and Nagar Haveli and Daman and Diu',
  dadraandnagarhaveli: 'Dadra and Nagar Haveli and Daman and Diu',
};

const key = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
const byKey = new Map(Object.entries(stateCodes).map(([name, code]) => [key(name), { name, code }]));

export interface GstState {
  name: string;
  /** Two digits. */
  code: string;
}

/** The state or union territory meant by a name, however it is cased, spaced or out of date; null for none. */
export function findGstState(name: string): GstState | null {
  const written = key(name);
  return byKey.get(key(formerNames[written] ?? name)) ?? null;
}

const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

/** What the state's half of the tax is called there: territories without a legislature levy UTGST. */
export function stateTaxName(stateCode: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(stateCode) ? 'UTGST' : 'SGST';
}
