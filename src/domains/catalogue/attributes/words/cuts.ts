/** Necklines. */
// biome-ignore format: a table
export const necks = {
  'Round neck': ['round neck', 'crew neck', 'crewneck', 'crew', 'jewel neck', 'gol gala', 'गोल गला', 'roundneck'],
  'V-neck': ['v neck', 'vneck', 'v shape neck', 'deep v neck', 'वी नेक'],
  'Shirt collar': ['shirt collar', 'collared', 'collar neck', 'spread collar', 'button down collar', 'classic collar', 'regular collar', 'collar', 'lapel collar', 'cutaway collar'],
  Polo: ['polo', 'polo neck', 'polo collar'],
  'Band collar': ['band collar', 'mandarin', 'mandarin collar', 'mandarin neck', 'chinese collar', 'nehru collar', 'bandhgala', 'stand collar', 'बंद गला'],
  'Boat neck': ['boat neck', 'bateau neck'],
  'High neck': ['high neck', 'turtle neck', 'turtleneck', 'mock neck', 'funnel neck'],
  'Halter neck': ['halter', 'halter neck'],
  Keyhole: ['keyhole', 'keyhole neck'],
  'Square neck': ['square neck'],
  'Scoop neck': ['scoop neck', 'u neck', 'deep neck'],
  Sweetheart: ['sweetheart', 'sweetheart neck'],
  'Off-shoulder': ['off shoulder', 'off the shoulder', 'one shoulder', 'cold shoulder', 'bardot neck'],
  Hooded: ['hooded', 'hoodie', 'hoodies', 'hood'],
} as const;

/** Sleeve lengths. */
// biome-ignore format: a table
export const sleeves = {
  Sleeveless: ['sleeveless', 'sleeve less', 'without sleeve', 'without sleeves', 'no sleeve', 'bina baazu', 'tank top', 'spaghetti', 'strappy', 'बिना बाजू'],
  'Short sleeve': [
    'short sleeve', 'short sleeves', 'short sleeved', 'half sleeve', 'half sleeves', 'half sleeved', 'cap sleeve', 'cap sleeves', 'aadhi baazu', 'half baazu', 'आधी बाजू', 'flutter sleeve',
    'regular short sleeve',
  ],
  'Elbow sleeve': ['elbow sleeve', 'elbow sleeves', 'elbow length', 'elbow length sleeve', 'elbow length sleeves'],
  'Three-quarter sleeve': ['three quarter sleeve', 'three quarter sleeves', '3 4 sleeve', '3 4th sleeve', '3 4 sleeves', '3 4th sleeves', 'three fourth sleeve', 'three fourth sleeves', 'three quarter'],
  'Full sleeve': ['full sleeve', 'full sleeves', 'full sleeved', 'long sleeve', 'long sleeves', 'long sleeved', 'poori baazu', 'full baazu', 'पूरी बाजू'],
} as const;

/** Fits. */
// biome-ignore format: a table
export const fits = {
  'Regular fit': ['regular fit', 'regular', 'classic fit', 'comfort fit'],
  'Slim fit': ['slim fit', 'slim', 'slimfit', 'tailored fit', 'fitted', 'स्लिम फिट'],
  'Skinny fit': ['skinny', 'skinny fit', 'super skinny'],
  'Relaxed fit': ['relaxed fit', 'relaxed', 'loose fit', 'loose', 'dheela', 'dhila', 'boyfriend fit', 'mom fit', 'mom jeans', 'ढीला'],
  Oversized: ['oversized', 'over sized', 'oversize', 'baggy'],
  Straight: ['straight', 'straight fit', 'straight cut', 'straight kurta'],
  'A-line': ['a line', 'aline'],
  Flared: ['flared', 'flare', 'flared fit', 'fit and flare', 'skater', 'bell bottom', 'anarkali', 'anarkalis', 'ghera', 'gherdar'],
  Bootcut: ['bootcut', 'boot cut'],
  Tapered: ['tapered', 'tapered fit', 'joggers', 'jogger'],
  Bodycon: ['bodycon', 'body con', 'bandage dress', 'sheath'],
  'Plus size': ['plus size', 'plus sizes'],
} as const;

/** Phrases that look like cuts but are not. */
// biome-ignore format: a table
export const notCuts = ['crew socks', 'crew length', 'polo club', 'us polo', 'u s polo', 'loose ends', 'straight from', 'regular use', 'regular wash', 'polo assn', 'slim wallet', 'slim steel', 'slim case', 'slim dial'];
