import { fabrics } from '../attributes/words/fabrics.ts';
import type { Audience } from './audience-of.ts';

/** Spellings of one word, by the spelling that is compared; stems, in lower case. */
const spellings: Readonly<Record<string, string>> = {
  sari: 'saree', shari: 'saree', jewelry: 'jewellery', jewelery: 'jewellery', jewel: 'jewellery', jewellry: 'jewellery',
  tee: 'tshirt', tshrt: 'tshirt', kurtha: 'kurta', kurthi: 'kurti', kurtee: 'kurti', lehnga: 'lehenga', lehanga: 'lehenga', langa: 'lehenga', chaniya: 'lehenga',
  shalwar: 'salwar', shalwaar: 'salwar', salvar: 'salwar', dupata: 'dupatta', chunni: 'dupatta', pajama: 'pyjama', payjama: 'pyjama',
  pant: 'trouser', jutti: 'jutti', juti: 'jutti', mojri: 'mojari', accesory: 'accessory', pallazo: 'palazzo', plazo: 'palazzo', anarkalli: 'anarkali',
  hoody: 'hoodie', dungree: 'dungaree', burkha: 'burqa', bindiya: 'bindi', onesy: 'onesie', neckty: 'necktie', bowty: 'bowtie', beany: 'beanie', footware: 'footwear', shervani: 'sherwani',
}; // biome-ignore format: a table

const top = ['top', 'tunic', 'tshirt', 'shirt'];
const bottom = ['trouser', 'bottom', 'bottomwear', 'jean'];
const warm = ['winterwear', 'jacket', 'sweater', 'sweatshirt', 'hoodie', 'woollen'];
const foot = ['footwear', 'shoe', 'sandal'];
const dress = ['dress', 'gown', 'frock'];
const formal = ['blazer', 'sherwani', 'shirt', 'jacket'];
const mens = ['kurta', 'sherwani', 'ethnicwear'];
const kurta = ['kurta', 'kurti', 'ethnicwear'];
const suit = ['salwarsuit', 'suit', 'kurtaset', 'ethnicwear', 'kurta', 'kurti'];
const jewel = ['jewellery', 'accessory'];
const extra = ['accessory'];
const wrap = ['scarf', 'stole', 'shawl', 'dupatta', 'accessory'];

/** Everyday kinds of goods, each with the kinds that a shop may keep them with, nearest first. */
const kin: Readonly<Record<string, readonly string[]>> = {
  kurta, kurti: kurta, kurtaset: suit, kurtiset: suit, kaftan: [...kurta, ...dress], tunic: [...top, ...kurta], sherwani: ['kurta', 'ethnicwear'], bandhgala: ['sherwani', 'kurta'], nehrujacket: ['sherwani', 'kurta', 'jacket'], waistcoat: ['sherwani', 'jacket'], dhoti: ['kurta', 'trouser'], lungi: ['kurta', 'trouser'],
  saree: ['ethnicwear'], lehenga: ['anarkali', 'ethnicwear', 'saree'], lehengacholi: ['lehenga'], choli: ['blouse', 'lehenga', 'saree'], blouse: ['top', 'saree'], anarkali: ['lehenga', ...suit], sharara: suit, gharara: suit, salwar: suit, kameez: suit, salwarkameez: suit, churidar: [...suit, ...bottom], patiala: suit, dressmaterial: suit, suit: ['salwarsuit', 'ethnicwear'], dupatta: ['stole', 'scarf', 'shawl'],
  dress, gown: dress, maxi: dress, maxidress: dress, jumpsuit: dress, playsuit: dress, coordset: [...dress, ...top], coord: [...dress, ...top], skirt: [...dress, ...bottom], frock: dress, bodysuit: top,
  top: ['tunic', 'blouse', 'tshirt', 'shirt', 'dress'], shirt: top, tshirt: top, polo: top, camisole: top, crop: top, croptop: top, vest: top, tank: top, tanktop: top,
  jean: bottom, trouser: bottom, chino: bottom, legging: bottom, jegging: bottom, palazzo: [...bottom, ...suit], short: bottom, jogger: bottom, pyjama: bottom, cargo: bottom, trackpant: bottom, tracksuit: bottom, capri: bottom, culotte: bottom, denim: ['jean', ...bottom],
  jacket: warm, sweater: warm, sweatshirt: warm, hoodie: warm, cardigan: warm, coat: warm, pullover: warm, blazer: warm, shrug: warm, poncho: warm, thermal: warm, windcheater: warm, outerwear: warm, winterwear: warm,
  shawl: [...wrap, ...warm], stole: [...wrap, ...warm], scarf: [...wrap, ...warm], pashmina: [...wrap, ...warm], muffler: [...wrap, ...warm],
  shoe: foot, sandal: foot, heel: foot, sneaker: foot, boot: foot, slipper: foot, flat: foot, loafer: foot, jutti: foot, mojari: foot, kolhapuri: foot, chappal: foot, flipflop: foot, footwear: foot, trainer: foot, wedge: foot,
  jewellery: extra, necklace: jewel, earring: jewel, jhumka: jewel, ring: jewel, bangle: jewel, bracelet: jewel, anklet: jewel, pendant: jewel, mangalsutra: jewel, choker: jewel, nosepin: jewel, maangtikka: jewel, brooch: jewel, jewelleryset: jewel,
  watch: extra, sunglass: extra, eyewear: extra, belt: extra, wallet: extra, bag: extra, handbag: extra, clutch: extra, potli: extra, purse: extra, backpack: extra, totebag: extra, tote: extra, cap: extra, hat: extra, tie: extra, sock: extra, glove: extra, hairband: extra, umbrella: extra, accessory: jewel, beanie: extra, turban: extra, safa: extra,
  romper: ['kidsclothing', 'babyclothing', 'dress'], onesie: ['kidsclothing', 'babyclothing'], ethnicwear: kurta, nightwear: ['nightsuit', 'pyjama', ...dress, ...bottom], nightsuit: ['nightwear', 'pyjama', ...dress, ...bottom], nighty: ['nightwear', ...dress], sleepwear: ['nightwear', 'pyjama', ...dress, ...bottom], loungewear: ['nightwear', ...bottom, ...top], swimwear: [...dress, ...top], activewear: [...top, ...bottom], sportswear: [...top, ...bottom], innerwear: [...top, ...bottom], lingerie: [...top, ...dress], bra: [...top, ...dress], brief: bottom, boxer: bottom,
  pathanisuit: mens, pathani: mens, jodhpurisuit: formal, kurtapyjama: mens, dhotikurta: mens, dhotiset: mens, mundu: ['dhoti', 'lungi', 'kurta', 'trouser'], veshti: ['dhoti', 'lungi', 'kurta', 'trouser'], indowestern: ['sherwani', 'kurta', ...dress],
  halfsaree: ['lehenga', 'saree', 'ethnicwear'], sareeblouse: ['blouse', 'saree', 'top'], blousepiece: ['blouse', 'saree', 'top'], petticoat: ['saree', 'skirt'], abaya: [...kurta, ...dress], burqa: [...kurta, ...dress], hijab: wrap, sarong: [...wrap, ...dress], kimono: [...dress, ...top],
  onepiece: dress, twopieceset: [...dress, ...top], dungaree: [...bottom, ...dress], overall: [...bottom, ...dress], skort: bottom, leotard: [...top, ...dress], unitard: [...dress, ...top], corset: top, overshirt: top, undershirt: top, bikini: ['swimwear', ...dress], swim: ['swimwear', ...dress], resortwear: dress, beachwear: ['swimwear', ...dress], maternitywear: dress, legwarmer: warm,
  tight: bottom, stocking: ['sock', ...bottom], hosiery: ['sock', ...bottom], bermuda: bottom, trunk: bottom, swimtrunk: bottom, longjohn: ['thermal', ...bottom], gymwear: [...top, ...bottom], nightgown: ['nightwear', ...dress], robe: ['nightwear', ...dress], bathrobe: ['nightwear', ...dress], underwear: ['innerwear', ...bottom], undergarment: ['innerwear', ...bottom], panty: ['innerwear', ...bottom], shapewear: ['innerwear', ...top], slip: ['innerwear', ...dress],
  jumper: warm, rainsuit: warm, raincoat: warm, rainwear: warm, snowsuit: warm, gaiter: warm, parka: warm, puffer: warm, windbreaker: warm, gilet: ['waistcoat', ...warm], cape: warm, tuxedo: formal, balaclava: [...warm, 'accessory'], earmuff: [...warm, 'accessory'], mitten: ['glove', 'accessory'],
  hightop: foot, mule: foot, clog: foot, oxford: foot, slide: foot, espadrille: foot, ballerina: foot, pump: foot, brogue: foot, moccasin: foot, floater: foot, croc: foot,
  kada: jewel, payal: jewel, bindi: jewel, cufflink: jewel, charm: jewel, tikka: jewel, nath: jewel, bichhiya: jewel, stud: jewel,
  headband: extra, hairclip: extra, hairpin: extra, hairtie: extra, scrunchy: extra, scrunchie: extra, bandana: extra, headwrap: extra, headwear: extra, handkerchief: extra, pocketsquare: extra, necktie: extra, bowtie: extra, suspender: extra, keychain: extra, suitcase: extra, fannypack: extra, wristband: extra, satchel: extra, luggage: extra, fascinator: extra, sash: extra, mask: extra,
}; // biome-ignore format: a table

/** A man's suit is no salwar suit. */
const menKin: Readonly<Record<string, readonly string[]>> = { suit: formal, pantsuit: formal, vest: top };

/** The kinds that may stand for this one, for an audience, in a shop without it, nearest first; empty for no everyday kind. */
export const kinFor = (folded: string, audience: Audience | null): readonly string[] =>
  (audience === 'men' && Object.hasOwn(menKin, folded) ? menKin[folded] : kin[folded]) ?? [];

/** True for a kind of clothes, which a shop's clothes for children may keep: no shoes, no bags. */
export const isClothing = (folded: string): boolean =>
  isKindWord(folded) && !kin[folded]?.some((one) => one === 'footwear' || one === 'accessory');

/** True for an everyday kind of goods, folded. */
export const isKindWord = (folded: string): boolean => Object.hasOwn(kin, folded);

const fabricWords = new Set([
  'pure',
  ...Object.values(fabrics).flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' '))),
]);

/** True for a name of fabrics and nothing else: `Pure Mul Cotton`, not `Denim`, which is a kind of goods as well. */
export function isFabric(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s&,/-]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => fabricWords.has(word) && !isKindWord(stemOf(word)));
}

/** A word without case, punctuation and plural, in its usual spelling: `Dresses` is `dress`, `Sari` is `saree`. */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const stem = singular(bare);
  return Object.hasOwn(spellings, stem) ? (spellings[stem] ?? stem) : stem;
}

function singular(word: string): string {
  if (/(?:scar|shel|cal|hal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/[^aeou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
