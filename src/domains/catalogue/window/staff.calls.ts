import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, line } from '../../../platform/field.ts';
import { maxFeatured } from './feature-products.ts';
import { maxInGroup } from './save-group.ts';

const version = z.int().min(1);
const ids = z.array(id).max(500);

/** A path within this shop: a banner must not link to another site. */
const ownPath = z
  .string()
  .trim()
  .max(300, forms.at_most_characters({ max: 300 }))
  .regex(/^(\/([^/\\\s][^\s\\]*)?)?$/, forms.link_shape());

const banner = z.object({
  picture: line(200, 1, refusals.choose_picture()),
  heading: line(80, 1, forms.write_heading()),
  buttonText: line(30, 0),
  buttonLink: ownPath,
  targetType: z.enum(['product', 'category', '']),
  productId: id.nullable(),
  categoryId: id.nullable(),
  status: z.enum(['active', 'hidden']),
});
const group = z.object({
  title: line(80, 1, forms.write_title()),
  productIds: z.array(id).max(maxInGroup, forms.at_most_products({ max: maxInGroup })),
});

/** A row of the desk's product lists. `finalPrice` in whole rupees. */
const productLine = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  shopName: z.string(),
  finalPrice: count,
  stock: count,
  hidden: z.boolean(),
});
export type ProductLine = z.output<typeof productLine>;

const arranging = { seen: ids, ids };
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, forms.colour_shape());
const scene = z.object({
  kind: z.enum(['hawa-mahal', 'bazaar', 'block-print', 'loom', 'festive', 'monsoon']),
  seed: z.int().min(0).max(9_999),
  colours: z.tuple([colour, colour, colour]),
});

export const windowCalls = {
  read: call('operator', 'GET /desk/window', {
    does: 'The home page as it is put together: banners, groups, featured products, and the products they name.',
    answer: z.object({
      banners: z.array(
        banner.extend({
          id,
          version,
          productName: z.string().nullable(),
          productSlug: z.string().nullable(),
          categoryName: z.string().nullable(),
        }),
      ),
      groups: z.array(group.extend({ id, version })),
      featured: z.array(id),
      products: z.array(productLine),
      categories: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  findProducts: call('operator', 'GET /desk/window/products', {
    does: 'Products for sale as the storefront’s own search finds them, 12 at most.',
    input: z.object({ search: line(100, 1, forms.write_search()) }),
    answer: z.object({ products: z.array(productLine) }),
  }),
  addBanner: call('operator', 'POST /desk/window/banners', {
    does: 'Adds a banner behind the others.',
    input: banner,
    refuses: ['invalid', 'list_full'],
  }),
  changeBanner: call('operator', 'POST /desk/window/banners/:id', {
    does: 'Changes a banner that is still of this version.',
    input: banner.extend({ id, version }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
  deleteBanner: call('operator', 'POST /desk/window/banners/:id/delete', {
    does: 'Takes a banner away for good.',
    input: z.object({ id, version }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  drawScene: call('operator', 'POST /desk/window/scenes', {
    does: 'A picture for a banner, drawn by the shop itself.',
    input: scene,
    answer: z.object({ picture: z.string() }),
  }),
  uploadPicture: call('operator', 'POST /desk/window/pictures', {
    does: 'A photo for a banner or a category: JPEG, PNG, WebP, AVIF or GIF to 8 MB, encoded anew without what it says of its place.',
    takesFile: true,
    bodyLimit: 8 * 1024 * 1024,
    answer: z.object({ picture: z.string() }),
    refuses: ['invalid', 'unavailable'],
  }),
  addGroup: call('operator', 'POST /desk/window/groups', {
    does: 'Adds a titled row of products to the home page.',
    input: group,
    refuses: ['already_there', 'list_full', 'not_found'],
  }),
  changeGroup: call('operator', 'POST /desk/window/groups/:id', {
    does: 'Changes a group that is still of this version.',
    input: group.extend({ id, version }),
    refuses: ['already_there', 'changed_meanwhile', 'not_found'],
  }),
  deleteGroup: call('operator', 'POST /desk/window/groups/:id/delete', {
    does: 'Takes a group off the home page.',
    input: z.object({ id, version }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  arrange: call('operator', 'POST /desk/window/arrange', {
    does: 'Puts banners or groups into another order than the one seen.',
    input: z.object({ what: z.enum(['banners', 'groups']), ...arranging }),
    refuses: ['changed_meanwhile', 'invalid'],
  }),
  feature: call('operator', 'POST /desk/window/featured', {
    does: 'Makes these the featured products, where those seen are still the ones.',
    input: z.object({
      seen: ids,
      ids: z.array(id).max(maxFeatured, forms.at_most_products({ max: maxFeatured })),
    }),
    refuses: ['already_there', 'changed_meanwhile', 'not_found'],
  }),
};
