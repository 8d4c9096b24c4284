import * as m from '#messages/desk-goods';

const sentences: Readonly<Record<string, typeof m.changed_otherwise>> = {
  added: m.changed_added,
  edited: m.changed_edited,
  restocked: m.changed_stock,
  hidden: m.changed_hidden,
  'shown again': m.changed_shown,
  'imported a CSV': m.changed_imported,
};

/** Who changed what on a product, as a sentence; `did` is the verb stored with the change. */
export const changeSentence = (change: { when: string; who: string; did: string }): string =>
  (sentences[change.did] ?? m.changed_otherwise)(change);

const parts: Readonly<Record<string, () => string>> = {
  name: m.part_name,
  brand: m.part_brand,
  categoryId: m.part_category,
  price: m.part_price,
  discount: m.part_discount,
  images: m.part_photos,
  pictureColours: m.part_photo_colours,
  description: m.part_description,
  attributes: m.part_attributes,
  variants: m.part_sizes,
  countryOfOrigin: m.part_country,
  maker: m.part_maker,
  importer: m.part_importer,
  netQuantity: m.part_net_quantity,
  hsn: m.part_hsn,
  stock: m.part_stock,
  status: m.part_visibility,
};

export const partsInWords = (changed: readonly string[]): string =>
  changed.map((part) => parts[part]?.() ?? part).join(', ');
