import { chmodSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { readShopFile } from './read-shop-file.ts';
import { readSettings, SettingsError } from './settings.ts';

/** A shop's file from anybody: either the facts, or a line for each fault that names the field and says what to write. */

const folder = temporaryFolder('chowk-shop-file');
const path = join(folder, 'shop.json');
const example = readFileSync(join(import.meta.dirname, '../../deploy/udaipur.json'), 'utf8');
const udaipur = JSON.parse(example) as Record<string, unknown>;

function faultsOf(content: string | Uint8Array): string[] {
  writeFileSync(path, content);
  return readShopFile(path).faults;
}
const faultsWith = (over: object) => faultsOf(JSON.stringify({ ...udaipur, ...over }));

it('reads the example, in which nothing of the built-in shop is left', () => {
  writeFileSync(path, `\ufeff${example}`);
  const { facts, faults } = readShopFile(path);
  expect(faults).toEqual([]);
  expect(facts).toMatchObject({ name: 'Jhilmil', stateCode: '08', homeProduct: undefined, shippingFee: 60 });
  expect(Object.keys(facts ?? {})).toContain('homeProduct');
  expect(JSON.stringify(facts)).not.toMatch(/jaipur|chowk|90000/i);
});

it('names every missing field, each on a line', () => {
  const names =
    'name tagline city state address phone supportEmail infoEmail supportHours gstin upi grievanceOfficer';
  expect(faultsOf('{}').map((line) => line.split(':')[0])).toEqual(
    names.split(' ').map((name) => `SHOP_FILE ${name} is missing`),
  );
});

const brand = (day: unknown) => ({ colours: { brand: { day, night: '#74d3c6' } } });

it.each([
  ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, 'name is longer than 40 characters: write'],
  ['markup in a name', { name: '<b>Jhilmil</b>' }, 'name has <, >,'],
  ['text turned around', { city: 'Udai\u202epur' }, 'city has <, >,'],
  ['a line break', { tagline: 'Two\nlines' }, 'tagline has <, >,'],
  ['nothing to see', { name: '\u200b\u2800' }, 'name has <, >,'],
  ['a mark without a letter', { name: '\u0301' }, 'name has <, >,'],
  ['half a character', { sign: '\ud800' }, 'sign has <, >,'],
  ['a name of spaces', { name: '  ' }, 'name is empty: write'],
  ['a number for a name', { name: 7 }, 'name must be the shop\'s name, such as "Jhilmil"'],
  ['null for a group', { upi: null }, 'upi must be fields in braces: vpa, name'],
  ['half a group', { upi: { vpa: 'a.b@bank' } }, 'upi.name is missing: write'],
  ['a fee in words', { shippingFee: '60' }, 'shippingFee must be a whole number from 0 to 10000, such as 85'],
  ['paise', { shippingFee: 60.5 }, 'shippingFee must be a whole number'],
  ['no country’s state', { state: 'Mewar' }, 'state must be a state or union territory of India'],
  ['a GSTIN of elsewhere', { gstin: '27BBBBB1111B1ZN' }, 'gstin begins with the code of another state'],
  ['a script for an address', { social: { x: 'javascript:alert(1)' } }, 'social.x must be an address'],
  ['an unknown name', { nmae: 'Jhilmil' }, 'says "nmae", which is no field of a shop'],
  ['an unknown name with a trap', { '\u202e\n': 1 }, 'says "\\u202e\\n", which is no field of a shop'],
  ['an inherited name', { constructor: 1 }, 'says "constructor", which is no field of a shop'],
  ['an unknown name in a group', { upi: { vpa: 'a.b@bank', name: 'A', x: 1 } }, 'says "x" in upi, which'],
  ['a style for a colour', brand('red;}body{'), 'colours.brand.day must be a colour as # and six digits'],
  ['a colour of three digits', brand('#abc'), 'colours.brand.day must be a colour as # and six digits'],
  ['a number for a colour', brand(7), 'colours.brand.day must be a colour as # and six digits'],
  ['markup for a colour', brand('<b>'), 'colours.brand.day has <, >,'],
  ['10,000 letters for a colour', brand('#'.repeat(10_000)), 'colours.brand.day is longer than 254'],
  ['a day without a night', { colours: { brand: { day: '#0b6b63' } } }, 'colours.brand.night is missing'],
  ['a token’s name', { colours: { neel: 1 } }, 'says "neel" in colours, which is no field'],
  ['a list for colours', { colours: [] }, 'colours must be fields in braces: brand, action, paper'],
  [
    'a yellow on white',
    brand('#ffcc00'),
    'colours.brand.day makes #ffcc00 on #f4ebdf, a contrast of 1.3 where 4.5 is needed: write a darker colour',
  ],
  [
    'a yellow brighter than the page',
    brand('#ffff00'),
    'colours.brand.day makes #ffff00 on #fbf6ee, a contrast of 1.0 where 4.5 is needed: write a darker colour',
  ],
  [
    'a dark page by day',
    { colours: { paper: { day: '#202020', night: '#101010' } } },
    'colours.paper.day makes #27191c on #1f1f1f, a contrast of 1.0 where 4.5 is needed: write a lighter colour',
  ],
  ['a phone of 10,000 letters', { phone: 'x'.repeat(10_000) }, 'phone is longer than 254 characters'],
  ['one prefix for two', { orderPrefix: 'ASK' }, 'ticketPrefix is the same as orderPrefix'],
])('refuses %s in one line', (_what, over, line) => {
  expect(faultsWith(over)).toEqual([expect.stringContaining(`SHOP_FILE ${line}`)]);
});

it('lists no more faults than somebody reads', () => {
  const names = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`name${n}`, 1]));
  const faults = faultsWith(names);
  expect([faults.length, faults.at(-1)]).toEqual([31, 'SHOP_FILE has 2970 more faults']);
});

it('says of hours only what is wrong with them', () => {
  const hours = [{ weekday: 1, opens: '25:00', closes: '20:00' }];
  expect(faultsWith({ packing: { hours, packingMinutes: 60 } })).toEqual([
    expect.stringContaining('SHOP_FILE packing.hours.0.opens must be a time of 24 hours'),
  ]);
});

it('refuses a name that stands twice, and a prototype', () => {
  expect(faultsOf(example.replace('{', '{ "city": "Jaipur",'))).toEqual([
    'SHOP_FILE says "city" twice: leave one of them',
  ]);
  expect(faultsOf(example.replace('"vpa"', '"n\\u0061me": "a", "vpa"'))).toEqual([
    'SHOP_FILE says "name" twice: leave one of them',
  ]);
  expect(faultsOf(example.replace('{', '{ "__proto__": { "name": "Chowk" },'))).toEqual([
    expect.stringContaining('SHOP_FILE says "__proto__", which is no field of a shop'),
  ]);
});

it.each([
  ['nothing', ''],
  ['half a file', example.slice(0, 200)],
  ['a comment', `// my shop\n${example}`],
  ['no number', example.replace('60', 'NaN')],
])('says that %s is not JSON', (_what, content) => {
  expect(faultsOf(content)).toEqual([expect.stringMatching(/^SHOP_FILE is not JSON: compare it with /)]);
});

it.each([
  ['a list', '[]'],
  ['a text', '"Jhilmil"'],
  ['null', 'null'],
  ['a list of lists of lists', '['.repeat(20_000) + ']'.repeat(20_000)],
])('says that %s is not a shop', (_what, content) => {
  expect(faultsOf(content)).toEqual([expect.stringMatching(/^SHOP_FILE must be fields in braces: name, /)]);
});

it('says what is wrong with the file itself, without reading a large one', () => {
  expect(faultsOf(Uint8Array.of(0x7b, 0xff, 0x7d))).toEqual([
    'SHOP_FILE is not text in UTF-8: save it as UTF-8',
  ]);
  truncateSync(path, 100_000_000);
  expect(readShopFile(path).faults).toEqual([expect.stringContaining('SHOP_FILE is larger than 64 KB')]);
  mkdirSync(join(folder, 'folder'));
  expect(readShopFile(join(folder, 'folder')).faults).toEqual(['SHOP_FILE is not a file: name a JSON file']);
  expect(readShopFile(join(folder, 'none.json')).faults).toEqual([
    expect.stringContaining('SHOP_FILE names a file that is not there'),
  ]);
});

it.skipIf(process.getuid?.() === 0)('says that it may not be read', () => {
  writeFileSync(path, example);
  chmodSync(path, 0);
  expect(readShopFile(path).faults).toEqual([expect.stringContaining('this user may not read')]);
});

it('is what live mode asks for real contacts', () => {
  const live = {
    CHOWK_MODE: 'live',
    PUBLIC_URL: 'https://jhilmil.in',
    SESSION_SECRET: 'x'.repeat(32),
    SMS_PROVIDER: 'http',
    SMS_URL: 'https://sms.in',
    PAYMENT_PROVIDER: 'upi-manual',
    SHOP_FILE: path,
  };
  const faultyFacts = (over: object) => {
    writeFileSync(path, JSON.stringify({ ...udaipur, payoutDebitAccount: undefined, ...over }));
    try {
      return readSettings({ ...live, UPI_VPA: 'jhilmil@bank' }).upi.vpa;
    } catch (error) {
      return (error as SettingsError).faults.map((line) => line.split(' ')[0]);
    }
  };
  const officer = ['shop.grievanceOfficer.email'];
  expect(faultyFacts({})).toEqual([
    'shop.supportEmail',
    'shop.infoEmail',
    'shop.gstin',
    ...officer,
    'shop.payoutDebitAccount',
  ]);
  const emails = { supportEmail: 'help@jhilmil.in', infoEmail: 'info@jhilmil.in' };
  const own = { ...emails, gstin: '08AAHCS1234K1ZA', grievanceOfficer: { name: 'A', email: 'a@jhilmil.in' } };
  expect(faultyFacts(own)).toEqual(['shop.payoutDebitAccount']);
  expect(faultyFacts({ ...own, payoutDebitAccount: '50200012345678' })).toBe('jhilmil@bank');
});

it('stands among the other faults of a start', () => {
  writeFileSync(path, JSON.stringify({ ...udaipur, phone: 'call us' }));
  expect(() => readSettings({ PORT: 'x', SHOP_FILE: path })).toThrow(SettingsError);
  expect(() => readSettings({ PORT: 'x', SHOP_FILE: path })).toThrow(
    /\n {2}PORT must be [^\n]*\n {2}SHOP_FILE phone must be a phone number, such as "[^\n]*$/,
  );
});
