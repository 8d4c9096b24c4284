/** A picture for a banner: which scene, the seed of what varies in it, and three colours as hexadecimal triplets. */
export interface BannerScene {
  kind: 'hawa-mahal' | 'bazaar' | 'block-print' | 'loom' | 'festive' | 'monsoon';
  seed: number;
  colours: [string, string, string];
}
