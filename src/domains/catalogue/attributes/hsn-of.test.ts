import { expect, it } from 'vitest';
import { hsnOf, hsnOfProduct, kindHsnOf } from './hsn-of.ts';

it.each([
  ['Tan Leather Satchel', '', '4202'],
  ['Cotton Tote Bag', '', '42022220'],
  ['Jute Shopping Bag', '', '42022230'],
  ['Potli bag', 'Cotton', '42022220'],
  ['Leather-trimmed cotton bag', '', '4202'],
  ['Brass Kada', '', '7117'],
  ['Nath with Pearls', '', '7117'],
  ['Matha Patti', '', '7117'],
  ['Titan Analog Watch, Rose Gold', '', '9102'],
  ['Banarasi Silk Saree with Blouse Piece', '', '5007'],
  ['Art Silk Saree', '', '5407'],
  ['Kota Doria Saree', '', '5208'],
  ['Leheriya Saree', 'Georgette', '5407'],
  ['Leheriya Saree', 'Silk', '5007'],
  ['Chanderi Silk, by the metre', '', '5007'],
  ['Block print cotton fabric', '', '5208'],
  ['Unstitched cotton suit', '', '5208'],
  ['Ready-to-wear Silk Saree', '', ''],
  ['Saree blouse in silk', '', ''],
  ['Kundan Choker', '', '7117'],
  ['Glass bangles, set of 12', '', '7018'],
  ['Potli bag', '', '4202'],
  ['Leather belt', '', '4203'],
  ['Aviator sunglasses', '', '9004'],
  ['Baseball cap', '', '6505'],
  ['Gota juttis', '', '6403'],
  ['Pashmina shawl', '', '6214'],
  ['Belted dress', '', ''],
  ['Ring-neck T-shirt', '', ''],
  ['Kurta with dupatta and potli bag', '', ''],
  ['Bootcut jeans', '', ''],
  ['Cap sleeve top', '', ''],
  ['Pearl saree pin brooch', '', '7117'],
  ['Silk kurta', 'Silk', ''],
  ['Jacket, tie-dye', '', ''],
  ['Something', '', ''],
])('reads %j of %j as heading %j', (name, material, heading) => {
  expect(kindHsnOf(name, material)).toBe(heading);
});

it.each([
  ['the seller’s own first', { own: '71131910', kind: '7117', category: '6204' }, '71131910'],
  ['the kind before a category of other goods', { own: '', kind: '4202', category: '7117' }, '4202'],
  ['a category that is more exact', { own: '', kind: '4202', category: '42022220' }, '42022220'],
  ['a category of the chapter', { own: '', kind: '7117', category: '7113' }, '7113'],
  ['a bag among belts', { own: '', kind: '4202', category: '4203' }, '4202'],
  ['a cotton bag among all bags', { own: '', kind: '42022220', category: '4202' }, '42022220'],
  ['a category as exact as a cotton bag', { own: '', kind: '42022220', category: '42021290' }, '42021290'],
  ['the category for what does not say', { own: '', kind: '', category: '6204' }, '6204'],
])('takes %s', (_what, sources, hsn) => {
  expect(hsnOfProduct(sources)).toBe(hsn);
});

it.each([
  ['Handbags Luggage & Bags > Handbags', '4202'],
  ['Sarees', '5407'],
  ['Silk Sarees', '5007'],
  ['Dress Materials', '5407'],
  ['Saree Blouses', '6206'],
  ['Dresses', '6204'],
  ['Lehenga Cholis', '6204'],
  ['Briefs & Boxers', '6108'],
  ['High Tops', '6403'],
  ['Flats', '6403'],
  ['Slides', '6402'],
  ['Special', '4202'],
])('gives a new category %j the heading %s', (name, heading) => {
  expect(hsnOf(name, 'Sarees, stockings, bags > Handbags'.slice(name === 'Special' ? 19 : 0))).toBe(heading);
});
