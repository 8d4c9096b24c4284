/** Who a product is for. A word for two audiences is listed under both. */
// biome-ignore format: a table
export const audiences = {
  Women: [
    'women', 'womens', 'woman', 'womans', 'ladies', 'lady', 'female', 'mahila', 'aurat', 'auraton', 'unisex', 'adults',
    'महिला', 'महिलाओं', 'औरत', 'औरतों', 'लेडीज',
  ],
  Men: [
    'men', 'mens', 'man', 'mans', 'gents', 'gent', 'male', 'mard', 'mardana', 'purush', 'unisex', 'adults',
    'पुरुष', 'पुरुषों', 'मर्द', 'मर्दों', 'जेंट्स',
  ],
  Girls: [
    'girl', 'girls', 'daughter', 'kid', 'kids', 'child', 'children', 'childrens', 'junior', 'ladki', 'ladkiyon', 'bacche', 'bachche', 'bachcho', 'bachchon',
    'लड़की', 'लड़कियों', 'बच्चे', 'बच्चों', 'बच्ची', 'baby girl', 'baby girls',
  ],
  Boys: [
    'boy', 'boys', 'son', 'kid', 'kids', 'child', 'children', 'childrens', 'junior', 'ladka', 'ladkon', 'bacche', 'bachche', 'bachcho', 'bachchon',
    'लड़का', 'लड़के', 'लड़कों', 'बच्चे', 'बच्चों', 'बच्चा', 'baby boy', 'baby boys',
  ],
  Babies: [
    'baby', 'babies', 'babys', 'infant', 'infants', 'newborn', 'toddler', 'toddlers', 'shishu', 'शिशु', 'baby girl', 'baby girls', 'baby boy', 'baby boys',
  ],
} as const;

/** Goods that imply an audience when nothing else names one. */
// biome-ignore format: a table
export const audiencesOfGoods = {
  Women: [
    'saree', 'sarees', 'sari', 'saris', 'lehenga', 'lehengas', 'lehnga', 'kurti', 'kurtis', 'dupatta', 'dupattas', 'salwar', 'anarkali', 'anarkalis', 'choli',
    'bra', 'bras', 'panty', 'panties', 'blouse', 'blouses', 'dress', 'dresses', 'gown', 'skirt', 'skirts', 'tunic', 'tunics', 'lingerie', 'nighty', 'jeggings',
    'camisole', 'bellies', 'wedges', 'heels', 'mangalsutra', 'maang tikka', 'jhumka', 'jhumkas', 'jhumki', 'bindi', 'patiala', 'palazzo', 'palazzos', 'kaftan',
    'साड़ी', 'लहंगा', 'कुर्ती', 'दुपट्टा', 'सलवार',
  ],
  Men: ['sherwani', 'sherwanis', 'dhoti', 'lungi', 'pathani', 'nehru jacket', 'tie', 'ties', 'cufflinks', 'शेरवानी', 'धोती', 'पठानी'],
} as const;

/** Phrases that look like audiences but are not. */
// biome-ignore format: a table
export const notAudiences = [
  'baby pink', 'baby blue', 'baby doll', 'boy shorts', 'boy short', 'man made', 'baby shower', 'girl friend', 'boy friend', 'baby carrier', 'baby soft', 'lady finger', 'wonder woman',
];
