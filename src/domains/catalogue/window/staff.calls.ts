import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, done, id, line } from '../../../platform/field.ts';
import { maxFeatured } from './feature-products.ts';
import { maxInGroup } from './save-group.ts';

const version = z.int().min(1);
const ids = z.array(id).max(500);

/** A path of this shop: a banner must not lead to another site. */
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

const arranging = { seen: ids, ids };
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, forms.colour_shape());
const scene = z.object({
  kind: z.enum(['hawa-mahal', 'bazaar', 'block-print', 'loom', 'festive', 'monsoon']),
  seed: z.int().min(0).max(9_999),
  colours: z.tuple([colour, colour, colour]),
});

export const windowCalls = {
  read: call({
    method: 'GET',
    path: '/desk/window',
    who: 'operator',
    does: 'The home page as it is put together: banners, groups, featured products, and the products they name.',
    input: z.object({}),
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
  findProducts: call({
    method: 'GET',
    path: '/desk/window/products',
    who: 'operator',
    does: 'Products for sale as the storefront’s own search finds them, 12 at most.',
    input: z.object({ search: line(100, 1, forms.write_search()) }),
    answer: z.object({ products: z.array(productLine) }),
  }),
  addBanner: call({
    method: 'POST',
    path: '/desk/window/banners',
    who: 'operator',
    does: 'Adds a banner behind the others.',
    input: banner,
    answer: done,
    refuses: ['invalid', 'list_full'],
  }),
  changeBanner: call({
    method: 'POST',
    path: '/desk/window/banners/:id',
    who: 'operator',
    does: 'Changes a banner that is still of this version.',
    input: banner.extend({ id, version }),
    answer: done,
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
  deleteBanner: call({
    method: 'POST',
    path: '/desk/window/banners/:id/delete',
    who: 'operator',
    does: 'Takes a banner away for good.',
    input: z.object({ id, version }),
    answer: done,
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  drawScene: call({
    method: 'POST',
    path: '/desk/window/scenes',
    who: 'operator',
    does: 'A picture for a banner, drawn by the shop itself.',
    input: scene,
    answer: z.object({ picture: z.string() }),
  }),
  uploadPicture: call({
    method: 'POST',
    path: '/desk/window/pictures',
    who: 'operator',
    does: 'A photo for a banner or a category: JPEG, PNG, WebP, AVIF or GIF to 8 MB, encoded anew without what it says of its place.',
    input: z.object({}),
    takesFile: true,
    bodyLimit: 8 * 1024 * 1024,
    answer: z.object({ picture: z.string() }),
    refuses: ['invalid', 'unavailable'],
  }),
  addGroup: call({
    method: 'POST',
    path: '/desk/window/groups',
    who: 'operator',
    does: 'Adds a titled row of products to the home page.',
    input: group,
    answer: done,
    refuses: ['already_there', 'list_full', 'not_found'],
  }),
  changeGroup: call({
    method: 'POST',
    path: '/desk/window/groups/:id',
    who: 'operator',
    does: 'Changes a group that is still of this version.',
    input: group.extend({ id, version }),
    answer: done,
    refuses: ['already_there', 'changed_meanwhile', 'not_found'],
  }),
  deleteGroup: call({
    method: 'POST',
    path: '/desk/window/groups/:id/delete',
    who: 'operator',
    does: 'Takes a group off the home page.',
    input: z.object({ id, version }),
    answer: done,
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  arrange: call({
    method: 'POST',
    path: '/desk/window/arrange',
    who: 'operator',
    does: 'Puts banners or groups into another order than the one seen.',
    input: z.object({ what: z.enum(['banners', 'groups']), ...arranging }),
    answer: done,
    refuses: ['changed_meanwhile', 'invalid'],
  }),
  feature: call({
    method: 'POST',
    path: '/desk/window/featured',
    who: 'operator',
    does: 'Makes these the featured products, where those seen are still the ones.',
    input: z.object({
      seen: ids,
      ids: z.array(id).max(maxFeatured, forms.at_most_products({ max: maxFeatured })),
    }),
    answer: done,
    refuses: ['already_there', 'changed_meanwhile', 'not_found'],
  }),
};
