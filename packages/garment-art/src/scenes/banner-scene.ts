/** A banner's picture: the scene, the seed of its variations, and three colours as hexadecimal triplets. */
export interface BannerScene {
  kind: 'hawa-mahal' | 'bazaar' | 'block-print' | 'loom' | 'festive' | 'monsoon';
  seed: number;
  colours: [string, string, string];
}
