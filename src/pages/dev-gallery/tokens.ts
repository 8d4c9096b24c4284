/** The type scale, each size with its most common use. */
export const typeScale = [
  { token: '--text-3xl', weight: '--strong', text: 'Printed by hand' },
  { token: '--text-2xl', weight: '--strong', text: 'Kurtas from Bagru and Sanganer' },
  { token: '--text-xl', weight: '--strong', text: 'New this week ₹1,499' },
  { token: '--text-lg', weight: '--strong', text: 'Delivered by Thursday, 24 July' },
  {
    token: '--text-md',
    weight: '--regular',
    text: 'Soft cotton, washed twice, cut to be worn all summer long.',
  },
  { token: '--text-sm', weight: '--regular', text: 'Sold by Chhipa House · 14 days to send it back' },
  { token: '--text-xs', weight: '--medium', text: '4 left in your size — “last ones”' },
] as const;

/** The colours with their purpose. */
export const colours = [
  { token: '--paper', use: 'the page' },
  { token: '--surface', use: 'cards, fields' },
  { token: '--sunken', use: 'wells, places kept' },
  { token: '--blush', use: 'the shop speaking' },
  { token: '--ink', use: 'text' },
  { token: '--ink-soft', use: 'second text' },
  { token: '--line', use: 'hairlines' },
  { token: '--line-strong', use: 'edges of controls' },
  { token: '--neel', use: 'what can be pressed' },
  { token: '--neel-deep', use: 'pointed at' },
  { token: '--neel-wash', use: 'chosen' },
  { token: '--gulabi', use: 'new, saved money' },
  { token: '--wall', use: 'prints' },
  { token: '--haldi', use: 'stars' },
  { token: '--haldi-wash', use: 'waiting' },
  { token: '--neem', use: 'done' },
  { token: '--neem-wash', use: 'done' },
  { token: '--danger', use: 'wrong, taken away' },
  { token: '--danger-wash', use: 'wrong' },
  { token: '--night', use: 'toasts' },
] as const;

export const spaces = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `--space-${step}`);
