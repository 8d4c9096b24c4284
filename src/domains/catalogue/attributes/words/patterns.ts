/** Patterns of the cloth. */
// biome-ignore format: a table
export const patterns = {
  Solid: ['solid', 'solids', 'plain', 'saada', 'sada', 'सादा'],
  Printed: [
    'printed', 'print', 'prints', 'block print', 'block printed', 'block prints', 'hand block', 'handblock', 'hand block print', 'hand block printed', 'floral print', 'floral printed',
    'animal print', 'graphic print', 'abstract print', 'geometric print', 'ajrakh', 'dabu', 'dabu print', 'kalamkari', 'bagru', 'sanganeri', 'chhapa', 'chhaapa', 'प्रिंटेड', 'छापा',
  ],
  'Block print': [
    'block print', 'block printed', 'block prints', 'hand block', 'handblock', 'hand block print', 'hand block printed', 'ajrakh', 'dabu', 'dabu print', 'bagru', 'sanganeri',
  ],
  Floral: ['floral', 'floral print', 'floral printed', 'flower print', 'phool', 'phoolon', 'botanical', 'buta', 'buti', 'फूल'],
  Striped: ['striped', 'stripes', 'stripe', 'stripy', 'dhari', 'dhaaridar', 'pinstripe', 'धारी', 'धारीदार'],
  Checked: ['checked', 'checkered', 'chequered', 'checks', 'check', 'plaid', 'tartan', 'gingham', 'chaukhana', 'चेक'],
  'Polka dots': ['polka', 'polka dot', 'polka dots', 'polka print', 'dotted', 'dots'],
  Geometric: ['geometric', 'geometric print', 'chevron', 'zigzag', 'ikat'],
  Abstract: ['abstract', 'abstract print'],
  Graphic: ['graphic', 'graphic print', 'typography', 'slogan'],
  'Animal print': ['animal print', 'animal', 'leopard', 'zebra', 'tiger print', 'leopard print'],
  Paisley: ['paisley', 'ambi', 'keri'],
  Embroidered: [
    'embroidered', 'embroidery', 'chikankari', 'chikan', 'phulkari', 'kantha', 'aari', 'kashida', 'zardozi', 'zardosi', 'kadhai', 'kadhaai', 'hand embroidered', 'कढ़ाई', 'चिकनकारी',
  ],
  Chikankari: ['chikankari', 'chikan', 'चिकनकारी'],
  Bandhani: ['bandhani', 'bandhej', 'बांधनी'],
  Leheriya: ['leheriya', 'lehariya', 'lahariya', 'लहरिया'],
  'Tie-dye': ['tie dye', 'tie and dye', 'tie n dye', 'tie dyed', 'bandhani', 'bandhej', 'leheriya', 'lehariya', 'shibori'],
  Ikat: ['ikat', 'ikkat', 'patola'],
  Zari: ['zari', 'zari work', 'zari border', 'gota', 'gota patti', 'brocade', 'banarasi', 'जरी', 'ज़री', 'गोटा', 'गोटा पट्टी'],
  Embellished: ['embellished', 'sequin', 'sequins', 'sequinned', 'sequined', 'mirror work', 'beaded', 'studded', 'stone work', 'sitara'],
  'Colour block': ['colour block', 'color block', 'colourblock', 'colorblock', 'colour blocked', 'color blocked', 'colourblocked', 'colorblocked'],
  'Self design': ['self design', 'self designed', 'self print', 'textured', 'jacquard'],
  Camouflage: ['camouflage', 'camo', 'military print'],
} as const;

/** Phrases that look like patterns but are not. */
// biome-ignore format: a table
export const notPatterns = ['plain weave', 'check out', 'animal lover', 'print on', 'dots per', 'check size', 'please check', 'solid brass', 'solid wood', 'solid gold', 'solid silver'];
