/** Ranges of sizes as on labels in India. */
export const sizeRuns = {
  women: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  men: ['S', 'M', 'L', 'XL', 'XXL'],
  chest: ['38', '40', '42', '44', '46'],
  blouse: ['32', '34', '36', '38', '40'],
  'waist-women': ['26', '28', '30', '32', '34'],
  'waist-men': ['28', '30', '32', '34', '36', '38'],
  'shoes-women': ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8'],
  'shoes-men': ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'],
  'shoes-kids': ['UK 8C', 'UK 10C', 'UK 12C', 'UK 1', 'UK 2'],
  kids: ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y'],
  bangles: ['2.4', '2.6', '2.8'],
  one: ['One Size'],
} as const;
export type SizeRun = keyof typeof sizeRuns;
