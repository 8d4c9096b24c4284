import { withCheckDigit } from '../../src/domains/tax/gstin.ts';
/** The town's shops: invented names, realistic lanes, and registration numbers that are visibly invented. */
export interface Shop {
  slug: string;
  name: string;
  /** Its address in Jaipur. */
  lane: string;
  pincode: string;
  since: number;
  /** Has the format of a GSTIN (state code 08, Rajasthan) but belongs to nobody. */
  gstin: string;
  /** Its name in Devanagari. */
  sign: string;
  /** The story on its own page. */
  story: string;
  /** The shop's own labels; a product's brand determines its shop. */
  brands: readonly string[];
  /** The owner, who logs in at the seller desk. */
  keeper: string;
}

// biome-ignore format: one shop, a few lines
const list = [
  { slug: 'sanganer-chhapai-house', name: 'Sanganer Chhapai House', lane: 'Tila Wala Mohalla, Sanganer', pincode: '302029', since: 1968, keeper: 'Kamla Chhipa',
    sign: 'सांगानेर छपाई हाउस', story: 'Third-generation block printers by the old Sanganer tank; florals on white are their handwriting. Grandfather Ramgopal cut the first blocks in 1968; some of them still print every week. Washed in the tank’s soft water, dried on the roof, folded by Kamla herself.', brands: ['Chhapai No. 9', 'Boota & Bel', 'Mul Diary'] },
  { slug: 'bagru-neel-works', name: 'Bagru Neel Works', lane: 'Lakshmi Chowk, Bagru Road', pincode: '303007', since: 1981, keeper: 'Suraj Chhipa',
    sign: 'बगरू नील वर्क्स', story: 'Mud-resist, ajrakh and natural indigo from eleven vats behind the shop. The mud is from the pond behind the temple and the indigo is fed with jaggery. Each cloth is dipped, aired and dipped again until the blue is the one that Suraj wants.', brands: ['Neelkund', 'Harda', 'Kora Line'] },
  { slug: 'laal-haveli-sarees', name: 'Laal Haveli Sarees', lane: 'Johari Bazaar, near Sanganeri Gate', pincode: '302003', since: 1954, keeper: 'Vimla Agarwal',
    sign: 'लाल हवेली साड़ी', story: 'A saree house of mattresses on the floor, tea, and patience until you find the one. Four generations of one family have unfolded sarees here for brides and their grandmothers. Weavers in Varanasi, Kota and Chanderi work to Vimla’s own drawings.', brands: ['Laal Haveli', 'Pallu Katha', 'Resham Path'] },
  { slug: 'rajwada-vivah-emporium', name: 'Rajwada Vivah Emporium', lane: 'Purohit Ji ka Katla', pincode: '302003', since: 1976, keeper: 'Mahendra Soni',
    sign: 'राजवाड़ा विवाह एम्पोरियम', story: 'Bridal lehengas, sherwanis and everything between the tilak and the vidaai. Gota and zardozi are worked upstairs by fourteen hands, and everything is fitted twice. Ask Mahendra for the colour of the mandap first; he matches the rest.', brands: ['Rajwada Vivah', 'Phera', 'Sehra & Sons'] },
  { slug: 'gulabi-gali-studio', name: 'Gulabi Gali Studio', lane: 'Ashok Marg, C-Scheme', pincode: '302001', since: 2016, keeper: 'Ritika Mathur',
    sign: 'गुलाबी गली स्टूडियो', story: 'Two friends, nine machines, and dresses cut from cloth printed down the road. Ritika draws, Sana cuts, and both wear each dress for a week before it is sold. Pockets are not negotiable.', brands: ['Gulabi Gali', 'Monday Loft', 'Tara Lane'] },
  { slug: 'kunwar-ji-tailors', name: 'Kunwar Ji Tailors', lane: 'Tripolia Bazaar, first floor', pincode: '302002', since: 1949, keeper: 'Digvijay Rathore',
    sign: 'कुंवर जी टेलर्स', story: 'Bandhgala tailors in three generations; measured clothes upstairs, ready-made ones since 2004. The measure books go back to 1949 and fill a wall. Cloth is shrunk before it is cut, and shoulders are shaped by hand.', brands: ['Kunwar Ji', 'Tripolia Tailor', 'Safa & Sada'] },
  { slug: 'pukka-denim-depot', name: 'Pukka Denim Depot', lane: 'Gali No. 3, Raja Park', pincode: '302004', since: 2009, keeper: 'Imran Qureshi',
    sign: 'पक्का डेनिम डिपो', story: 'Jeans, tees and jackets that last; hems shortened while you wait. Imran began with one machine and a queue of students. Seams are stitched twice, and a jean that fails within a year is mended without a question.', brands: ['Pukka Denim', 'Half Rupee', 'Rangeela Basics'] },
  { slug: 'chhota-chowk', name: 'Chhota Chowk', lane: 'Bapu Bazaar, shop 112', pincode: '302003', since: 1998, keeper: 'Neha Jain',
    sign: 'छोटा चौक', story: 'Clothes for children who climb, spill and refuse to stand still for photographs. Neha has three children and no patience for scratchy labels. Knees are lined, buttons are sewn with six holes’ worth of thread, and colours survive the wash.', brands: ['Nanhe Ustad', 'Gudiya Ghar', 'Patang Club'] },
  { slug: 'maru-oon-bhandar', name: 'Maru Oon Bhandar', lane: 'Nehru Bazaar, opposite the post office', pincode: '302003', since: 1972, keeper: 'Bhanwar Lal Bishnoi',
    sign: 'मरु ऊन भंडार', story: 'Wool of the desert: shawls, sweaters and quilted jackets, at their busiest from Diwali to Holi. The wool comes from Bikaner’s sheep and is spun by women of eleven villages. Bhanwar Lal weighs each shawl in his hand before it may leave.', brands: ['Maru Oon', 'Thandi Subah', 'Dhora Loom'] },
  { slug: 'mojari-mohalla', name: 'Mojari Mohalla', lane: 'Ramganj Bazaar, Mochiyon ki Gali', pincode: '302002', since: 1961, keeper: 'Salim Mochi',
    sign: 'मोजड़ी मोहल्ला', story: 'Juttis, mojaris and sandals, stitched by eleven families who share one lane. Leather tanned with babool bark, soles stitched with cotton, and no left or right until you have worn them for a day. Salim’s lane smells of glue and cardamom.', brands: ['Mojari Mohalla', 'Kadam Kadam', 'Chamda & Dhaaga'] },
  { slug: 'nani-ki-tijori', name: 'Nani Ki Tijori', lane: 'Gopal Ji ka Rasta', pincode: '302003', since: 1987, keeper: 'Sunita Meenakar',
    sign: 'नानी की तिजोरी', story: 'Jewellery a grandmother would lend you, lac bangles made in front of you, and bags to carry it all. Kundan is set in lac and foil as it was for Sunita’s grandmother. Nothing here needs a locker, and all of it looks as if it came from one.', brands: ['Nani Ki Tijori', 'Lac & Lahar', 'Jhola Sabha'] },
  { slug: 'odhni-house', name: 'Odhni House', lane: 'Choti Chaupar, Katla side', pincode: '302001', since: 1979, keeper: 'Farida Neelgar',
    sign: 'ओढ़नी हाउस', story: 'Tie-and-dye of every wedding in the walled city: bandhani, leheriya, gota, and the suits to go with them. Farida ties the smallest knots herself, with a nail grown long for it. A bandhani is opened only before its buyer, so that you see the knots come out.', brands: ['Odhni House', 'Seven Knots', 'Sawan Leher'] },
] as const satisfies readonly Omit<Shop, 'gstin'>[];

export type Brand = (typeof list)[number]['brands'][number];

export const shops: readonly Shop[] = list.map((shop, at) => ({
  ...shop,
  gstin: withCheckDigit(`08AAAAA${String(at + 1).padStart(4, '0')}A1Z`),
}));

/** The shop that owns this brand. */
export function shopOfBrand(brand: Brand): Shop {
  return shops.find((shop) => shop.brands.includes(brand))!;
}
