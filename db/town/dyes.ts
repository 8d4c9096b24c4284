/**
 * The town's colours by the names that its shopkeepers use. A product's name, description and picture all use them, so
 * that a rani pink dupatta is drawn in rani pink.
 */
export const dyes = {
  white: '#fbfaf6',
  ivory: '#f5ecd9',
  cream: '#f3e3c3',
  beige: '#ddc8a6',
  sand: '#cfb58a',
  kora: '#e9dcc0',
  mustard: '#d19a1e',
  turmeric: '#e3ad2b',
  saffron: '#ec8b23',
  marigold: '#f2a517',
  lemon: '#f3dc6b',
  gold: '#c79a3b',
  rust: '#b0532a',
  terracotta: '#c26645',
  peach: '#f4bfa1',
  coral: '#ec7a66',
  madder: '#9c2f2f',
  red: '#c2212d',
  crimson: '#a5152f',
  maroon: '#6d1a27',
  wine: '#5b1a35',
  pink: '#e98aa7',
  rani: '#d11f6c',
  rose: '#cf6d83',
  blush: '#f1cdcb',
  gulabi: '#e2678f',
  lilac: '#c3a7d4',
  lavender: '#b3a6dc',
  plum: '#6e2a5e',
  purple: '#5c3587',
  indigo: '#27396f',
  navy: '#1c2747',
  blue: '#2f6db2',
  sky: '#9cc8e3',
  powder: '#c6d9e6',
  midblue: '#5b84b1',
  teal: '#1f6f78',
  turquoise: '#36a9ae',
  peacock: '#0f5a73',
  firozi: '#1ea7b5',
  bottle: '#1d4a3a',
  emerald: '#147a54',
  parrot: '#69a83a',
  mint: '#b9ddc6',
  sage: '#a3b18a',
  olive: '#6f7340',
  mehendi: '#7f7f2f',
  brown: '#6b4630',
  chocolate: '#47291d',
  tan: '#b07b4c',
  copper: '#b36a3f',
  black: '#1d1b1d',
  charcoal: '#3b3d43',
  grey: '#9a9ca0',
  silver: '#c3c5ca',
  ash: '#d5d3cd',
} as const;
export type Dye = keyof typeof dyes;

/** A colour as on a label: `rani` → `Rani Pink`. */
export function dyeLabel(dye: Dye): string {
  if (dye === 'rani') return 'Rani Pink';
  if (dye === 'bottle' || dye === 'parrot') return `${capital(dye)} Green`;
  if (dye === 'midblue') return 'Mid Blue';
  if (dye === 'powder' || dye === 'sky') return `${capital(dye)} Blue`;
  return capital(dye);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
