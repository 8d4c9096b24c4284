/** A titled row of the home page. */
export interface HomeGroup {
  title: string;
  /** Product slugs in display order. */
  products: readonly string[];
}

/** The product that the home page always shows. */
export const fixedProduct = 'indigo-dabu-print-straight-kurta';

export const homeGroups: readonly HomeGroup[] = [
  {
    title: 'Printed by Hand in Bagru and Sanganer',
    products: [
      'indigo-dabu-print-straight-kurta',
      'coral-block-print-kurta-set',
      'madder-ajrakh-print-shirt',
      'ivory-rose-block-print-a-line-kurta',
      'mustard-block-print-kurta',
      'indigo-dabu-mulmul-saree',
      'rust-block-print-button-down-dress',
      'girls-block-print-kurta-set',
      'sanganeri-floral-wrap-skirt',
      'block-print-jhola-bag',
    ],
  },
  {
    title: 'Wedding Season in the Walled City',
    products: [
      'maroon-gota-patti-bridal-lehenga',
      'ivory-gota-groom-sherwani',
      'emerald-brocade-lehenga-choli',
      'temple-border-crimson-silk-saree',
      'maroon-brocade-sherwani',
      'bridal-polki-look-necklace-set',
      'peacock-banarasi-brocade-saree',
      'teal-gota-bridal-juttis',
      'navy-bandhgala-nehru-jacket',
      'girls-rani-pink-gota-lehenga',
      'mens-maroon-brocade-wedding-mojari',
    ],
  },
  {
    title: 'Bandhani & Leheriya',
    products: [
      'red-bandhani-georgette-saree',
      'turmeric-leheriya-rayon-kurta',
      'red-bandhani-dupatta',
      'rani-pink-leheriya-lehenga',
      'five-colour-leheriya-dupatta',
      'leheriya-handkerchief-hem-dress',
      'turmeric-bandhani-salwar-suit',
      'bandhani-wool-stole-in-maroon',
      'leheriya-half-sleeve-shirt',
      'bandhani-evening-handbag',
    ],
  },
];

/** The Featured Items carousel. */
export const featuredSlugs: readonly string[] = [
  'peach-floral-tiered-maxi-dress',
  'maroon-gota-patti-bridal-lehenga',
  'indigo-dabu-short-kurta',
  'teal-gota-yoke-festive-kurta',
  'kundan-chandbali-earrings',
  'mid-blue-straight-jeans',
  'peacock-banarasi-brocade-saree',
  'mint-chikankari-suit-set',
  'mens-tan-leather-mojari',
  'girls-white-chikankari-frock',
  'teal-ikat-handloom-shirt',
  'rose-quilted-sleeveless-jacket',
  'ivory-kota-doria-saree',
  'mirror-work-tote-bag',
  'powder-blue-striped-shirt-kurta',
  'sky-blue-oxford-shirt',
  'sage-linen-shirt-dress',
  'khaki-cotton-chinos',
  'dark-indigo-slim-fit-jeans',
  'navy-striped-boat-neck-top',
  'white-linen-band-collar-shirt',
  'pearl-drop-daily-earrings',
  'womens-high-rise-wide-leg-jeans',
  'girls-lemon-polka-dot-frock',
  'boys-indigo-kurta-pyjama',
  'kids-patang-t-shirt',
  'girls-bandhani-chaniya-choli',
  'little-groom-ivory-sherwani',
  'boys-stretch-blue-jeans',
  'kids-marigold-hoodie',
  'boys-little-raja-mojari',
  'girls-leheriya-teej-frock',
  'indigo-quilted-jaipuri-jacket',
  'plum-paisley-fine-wool-shawl',
  'mens-charcoal-merino-sweater',
  'mens-denim-trucker-jacket',
  'madder-striped-pattu-shawl',
  'mens-olive-hoodie',
  'cream-chunky-knit-sweater',
  'kids-striped-winter-sweater',
  'wine-velvet-winter-anarkali',
  'womens-beige-checked-long-coat-jacket',
];
