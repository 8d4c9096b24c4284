/** The twelve colour families, each with the names of its shades. */
// biome-ignore format: a table
export const colourFamilies = {
  Red: [
    'red', 'maroon', 'mehroon', 'crimson', 'scarlet', 'wine', 'burgundy', 'madder', 'cherry red', 'brick red', 'wine red', 'blood red', 'dark red', 'laal',
    'surkh', 'oxblood', 'लाल', 'मैरून',
  ],
  Pink: [
    'pink', 'rani', 'rani pink', 'hot pink', 'baby pink', 'magenta', 'fuchsia', 'rose', 'rose pink', 'blush', 'blush pink', 'gulabi', 'onion pink', 'dusty rose',
    'light pink', 'dark pink', 'गुलाबी', 'रानी',
  ],
  Orange: [
    'orange', 'coral', 'peach', 'rust', 'saffron', 'terracotta', 'kesari', 'kesariya', 'narangi', 'tangerine', 'apricot', 'नारंगी', 'केसरिया', 'केसरी',
  ],
  Yellow: [
    'yellow', 'mustard', 'lemon', 'lemon yellow', 'mustard yellow', 'turmeric', 'marigold', 'haldi yellow', 'peela', 'peeli', 'peele', 'amber', 'पीला', 'पीली', 'पीले',
  ],
  Green: [
    'green', 'olive', 'olive green', 'mint', 'mint green', 'bottle green', 'parrot green', 'emerald', 'emerald green', 'sage', 'sage green',
    'mehendi green', 'henna green', 'sea green', 'lime', 'lime green', 'dark green', 'light green', 'pista', 'pista green', 'hara', 'हरा', 'हरी', 'हरे',
  ],
  Blue: [
    'blue', 'navy', 'navy blue', 'sky blue', 'royal blue', 'powder blue', 'dark blue', 'light blue', 'midblue', 'indigo', 'indigo blue', 'teal', 'teal blue', 'turquoise',
    'turquoise blue', 'firozi', 'peacock blue', 'aqua', 'aqua blue', 'cyan', 'neela', 'neeli', 'neele', 'asmani', 'aasmani', 'नीला', 'नीली', 'नीले', 'फिरोजी', 'आसमानी',
  ],
  Purple: ['purple', 'violet', 'lilac', 'lavender', 'plum', 'mauve', 'baingani', 'jamuni', 'jamun', 'बैंगनी', 'जामुनी'],
  Brown: [
    'brown', 'tan', 'chocolate', 'chocolate brown', 'coffee brown', 'camel brown', 'dark brown', 'light brown', 'khaki', 'beige', 'nude', 'fawn', 'taupe', 'mocha',
    'bhura', 'bhoora', 'भूरा', 'भूरी', 'बेज',
  ],
  White: [
    'white', 'off white', 'offwhite', 'ivory', 'cream', 'pearl white', 'kora', 'ecru', 'safed', 'saphed', 'सफेद', 'सफ़ेद',
  ],
  Black: ['black', 'jet black', 'kaala', 'kaali', 'kaale', 'काला', 'काली', 'काले'],
  Grey: ['grey', 'gray', 'charcoal', 'charcoal grey', 'dark grey', 'light grey', 'dark gray', 'light gray', 'ash grey', 'slate', 'slate grey', 'grey melange', 'slety', 'ग्रे', 'स्लेटी'],
  Metallic: [
    'gold', 'golden', 'gold tone', 'rose gold', 'white gold', 'yellow gold', 'silver', 'copper', 'bronze', 'metallic', 'gunmetal', 'antique gold', 'antique silver', 'sunehra',
    'sunehri', 'chandi', 'सुनहरा', 'सुनहरी', 'चांदी',
  ],
} as const;

/** Phrases that look like colours but are not. */
// biome-ignore format: a table
export const notColours = [
  'cotton candy', 'rose quartz', 'black tie', 'blue tooth', 'gold coast', 'wine bottle', 'water bottle', 'bottle holder', 'rose bud', 'silver screen', 'green tea',
  'red tape', 'white t', 'orange county', 'rani haar', 'coffee mug', 'golden temple', 'red chief', 'silver streak',
];
