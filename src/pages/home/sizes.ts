/**
 * Banners are as wide as the window. On very dense screens twice the usual density is sharp enough; on those of cheap phones (360 px,
 * twice as dense) the file of 640 px, which nobody tells from the next at more than twice the weight.
 */
export const bannerSizes = '(min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';
