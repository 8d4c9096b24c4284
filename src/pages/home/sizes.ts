/**
 * Banners are as wide as the window. Screens beyond double density get the file for double; cheap phones (360 px, double)
 * get 640 px, since the next size weighs twice as much and looks the same.
 */
export const bannerSizes = '(min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';
