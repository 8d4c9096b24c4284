/**
 * `sizes` of the banners, which are as wide as the window. Screens beyond 2× density get the file for 2×. Cheap phones
 * (360 px, 2×) get 640 px, since the next size looks the same and weighs twice as much.
 */
export const bannerSizes = '(min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';
