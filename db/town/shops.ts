/** The town's shops: invented names, real-sounding lanes, registration numbers that are visibly made up. */
export interface Shop {
  slug: string;
  name: string;
  /** Where in Jaipur it stands. */
  lane: string;
  pincode: string;
  since: number;
  /** Has a GSTIN's shape (state code 08, Rajasthan) and belongs to nobody. */
  gstin: string;
  about: string;
  /** The shop's own labels; a product's brand leads to its shop. */
  brands: readonly string[];
  /** Who keeps it, and signs in at the seller desk. */
  keeper: string;
}

// biome-ignore format: one shop, a few lines
const list = [
  { slug: 'sanganer-chhapai-house', name: 'Sanganer Chhapai House', lane: 'Tila Wala Mohalla, Sanganer', pincode: '302029', since: 1968, keeper: 'Kamla Chhipa',
    about: 'Third-generation block printers by the old Sanganer tank; florals on white are their handwriting.', brands: ['Chhapai No. 9', 'Boota & Bel', 'Mul Diary'] },
  { slug: 'bagru-neel-works', name: 'Bagru Neel Works', lane: 'Lakshmi Chowk, Bagru Road', pincode: '303007', since: 1981, keeper: 'Suraj Chhipa',
    about: 'Mud-resist, ajrakh and natural indigo from eleven vats behind the shop.', brands: ['Neelkund', 'Harda', 'Kora Line'] },
  { slug: 'laal-haveli-sarees', name: 'Laal Haveli Sarees', lane: 'Johari Bazaar, near Sanganeri Gate', pincode: '302003', since: 1954, keeper: 'Vimla Agarwal',
    about: 'A saree house of mattresses on the floor, tea, and patience until you find the one.', brands: ['Laal Haveli', 'Pallu Katha', 'Resham Path'] },
  { slug: 'rajwada-vivah-emporium', name: 'Rajwada Vivah Emporium', lane: 'Purohit Ji ka Katla', pincode: '302003', since: 1976, keeper: 'Mahendra Soni',
    about: 'Bridal lehengas, sherwanis and everything between the tilak and the vidaai.', brands: ['Rajwada Vivah', 'Phera', 'Sehra & Sons'] },
  { slug: 'gulabi-gali-studio', name: 'Gulabi Gali Studio', lane: 'Ashok Marg, C-Scheme', pincode: '302001', since: 2016, keeper: 'Ritika Mathur',
    about: 'Two friends, nine machines, and dresses cut from cloth printed down the road.', brands: ['Gulabi Gali', 'Monday Loft', 'Tara Lane'] },
  { slug: 'kunwar-ji-tailors', name: 'Kunwar Ji Tailors', lane: 'Tripolia Bazaar, first floor', pincode: '302002', since: 1949, keeper: 'Digvijay Rathore',
    about: 'Bandhgala tailors in three generations; measured clothes upstairs, ready-made ones since 2004.', brands: ['Kunwar Ji', 'Tripolia Tailor', 'Safa & Sada'] },
  { slug: 'pukka-denim-depot', name: 'Pukka Denim Depot', lane: 'Gali No. 3, Raja Park', pincode: '302004', since: 2009, keeper: 'Imran Qureshi',
    about: 'Jeans, tees and jackets that last; hems shortened while you wait.', brands: ['Pukka Denim', 'Half Rupee', 'Rangeela Basics'] },
  { slug: 'chhota-chowk', name: 'Chhota Chowk', lane: 'Bapu Bazaar, shop 112', pincode: '302003', since: 1998, keeper: 'Neha Jain',
    about: 'Clothes for children who climb, spill and refuse to stand still for photographs.', brands: ['Nanhe Ustad', 'Gudiya Ghar', 'Patang Club'] },
  { slug: 'maru-oon-bhandar', name: 'Maru Oon Bhandar', lane: 'Nehru Bazaar, opposite the post office', pincode: '302003', since: 1972, keeper: 'Bhanwar Lal Bishnoi',
    about: 'Wool of the desert: shawls, sweaters and quilted jackets, at their busiest from Diwali to Holi.', brands: ['Maru Oon', 'Thandi Subah', 'Dhora Loom'] },
  { slug: 'mojari-mohalla', name: 'Mojari Mohalla', lane: 'Ramganj Bazaar, Mochiyon ki Gali', pincode: '302002', since: 1961, keeper: 'Salim Mochi',
    about: 'Juttis, mojaris and sandals, stitched by eleven families who share one lane.', brands: ['Mojari Mohalla', 'Kadam Kadam', 'Chamda & Dhaaga'] },
  { slug: 'nani-ki-tijori', name: 'Nani Ki Tijori', lane: 'Gopal Ji ka Rasta', pincode: '302003', since: 1987, keeper: 'Sunita Meenakar',
    about: 'Jewellery a grandmother would lend you, lac bangles made in front of you, and bags to carry it all.', brands: ['Nani Ki Tijori', 'Lac & Lahar', 'Jhola Sabha'] },
  { slug: 'odhni-house', name: 'Odhni House', lane: 'Choti Chaupar, Katla side', pincode: '302001', since: 1979, keeper: 'Farida Neelgar',
    about: 'Tie-and-dye of every wedding in the walled city: bandhani, leheriya, gota, and the suits to go with them.', brands: ['Odhni House', 'Seven Knots', 'Sawan Leher'] },
] as const satisfies readonly Omit<Shop, 'gstin'>[];

export type Brand = (typeof list)[number]['brands'][number];

export const shops: readonly Shop[] = list.map((shop, at) => ({
  ...shop,
  gstin: `08AAAAA${String(at + 1).padStart(4, '0')}A1Z5`,
}));

/** The shop whose label this is. */
export function shopOfBrand(brand: Brand): Shop {
  return shops.find((shop) => shop.brands.includes(brand))!;
}
