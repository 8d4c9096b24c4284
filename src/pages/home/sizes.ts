/** Banners are as wide as the window. On very dense screens twice the usual density is sharp enough. */
export const bannerSizes = '(min-resolution: 2.2dppx) 76vw, 100vw';
