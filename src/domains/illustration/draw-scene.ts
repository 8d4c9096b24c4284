import type { Art } from './art.ts';

export interface BannerScene {
  kind: 'hawa-mahal' | 'bazaar' | 'block-print' | 'loom' | 'festive' | 'monsoon';
  seed: number;
  colours: [string, string, string];
}
export interface ShopFront {
  seed: number;
  colours: [string, string, string];
}
const plain = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="${colour}"/></svg>`;
export const drawBanner = (scene: BannerScene) => plain(scene.colours[0]);
export const drawCategory = (art: Art) => plain(art.colours[0]);
export const drawShopFront = (front: ShopFront) => plain(front.colours[0]);
