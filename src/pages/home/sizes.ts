/** Banners are as wide as the window. */
export const bannerSizes = '100vw';
