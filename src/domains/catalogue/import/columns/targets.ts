import * as m from '#messages/import-columns';
import { problem } from '#messages/import-report';
import { type FactName, forEachFact } from '../../products/fields.ts';

/** What a column of a file can be. */
export type Target =
  | 'handle' | 'title' | 'body' | 'vendor' | 'shop' | 'type' | 'tags' | 'size' | 'colour' | 'option' | 'optionName' | 'optionValue'
  | 'sku' | 'quantity' | 'inStock' | 'price' | 'compareAt' | 'percentOff' | 'image' | 'published' | 'gender' | 'material'
  | 'numberedSize' | 'ofSize' | 'priceOfSize' | 'mrpOfSize' | 'point' | 'discountMode' | 'onSale' | 'amountOff' | 'usualPrice' | 'saleFrom' | 'saleTo' | 'surcharge' | 'id' | 'parent' | 'children' | 'attributes' | 'wayOfSale' | 'isUnsent' | FactName; // biome-ignore format: a list

interface TargetRules {
  /** Its label in a form. */
  readonly label: () => string;
  /** The header of Shopify's product CSV that it is read as; none where it only says how lines belong together. */
  readonly header?: string;
  /** Names of such columns, without case, units and punctuation; the surest first. */
  readonly names: readonly string[];
  /** Words by which a longer name is known too, such as `Current stock level`. */
  readonly within?: readonly string[];
  /** Several columns may be it. */
  readonly repeats?: true;
}

const own: Readonly<Record<Exclude<Target, FactName>, TargetRules>> = {
  title: { label: m.title, header: 'Title', names: ['title', 'product title', 'product name', 'item name', 'style name', 'product display name', 'product', 'item', 'name', 'name of product', 'style description', 'particulars', 'design name', 'design', 'nombre', 'nombre del producto', 'titulo', 'उत्पाद', 'उत्पाद का नाम', 'सामान', 'सामान का नाम', 'माल', 'नाम', 'वस्तु', 'वस्तु का नाम', 'आइटम', 'उत्पाद नाम', 'आइटम नाम', 'आइटम का नाम', 'मद', 'मद का नाम', 'प्रोडक्ट', 'प्रोडक्ट का नाम', 'माल का नाम', 'naam', 'saman', 'samaan', 'saman ka naam', 'maal', 'nom', 'nom du produit', 'produit', 'designation', 'article', 'libelle', 'artikelname', 'produktname', 'bezeichnung', 'nome', 'nome do produto', 'sku name', 'post title'], within: ['product name', 'item name', 'title'] },
  handle: { label: m.handle, header: 'Handle', names: ['handle', 'url handle', 'product handle', 'handle id', 'url key', 'slug', 'item group name', 'product group name', 'style code', 'style group id', 'style id', 'product group id', 'group id', 'style number', 'style no', 'model no', 'design no', 'design number', 'design code', 'model number', 'product code', 'article number', 'article no', 'article code', 'style', 'डिज़ाइन नंबर', 'डिजाइन नंबर', 'मॉडल', 'modele', 'post name'] },
  size: { label: m.size, names: ['size', 'sizes', 'size name', 'brand size', 'standard size', 'apparel size name', 'size value', 'talla', 'tallas', 'tamano', 'साइज़', 'साइज', 'नाप', 'साईज', 'naap', 'माप', 'आकार', 'taille', 'tailles', 'pointure', 'große', 'tamanho', 'meta attribute pa size', 'attribute pa size', 'pa size'], within: ['size', 'sizes', 'talla'] },
  colour: { label: m.colour, names: ['colour', 'color', 'colours', 'colors', 'color name', 'colour name', 'brand color', 'brand colour', 'color map', 'prominent colour', 'shade', 'shades', 'color family', 'tono', 'रंग', 'कलर', 'rang', 'couleur', 'couleurs', 'teinte', 'farbe', 'cor', 'meta attribute pa color', 'attribute pa color', 'meta attribute pa colour', 'attribute pa colour', 'pa color', 'pa colour'], within: ['colour', 'color'] },
  ofSize: { label: m.pieces_of_size, repeats: true, names: [] },
  priceOfSize: { label: m.price_of_size, repeats: true, names: [] },
  mrpOfSize: { label: m.mrp_of_size, repeats: true, names: [] },
  numberedSize: { label: m.numbered_size, repeats: true, names: [] },
  option: { label: m.option, names: ['fit', 'sleeve', 'sleeve length', 'length', 'variant', 'variation', 'option'] },
  price: { label: m.price, header: 'Variant Price', names: ['variant sale price', 'variant price', 'selling price', 'sale price', 'sales price', 'sales price with tax', 'sale price with tax', 'selling price with tax', 'price with tax', 'price including tax', 'price incl tax', 'price with gst', 'price incl gst', 'price including gst', 'your selling price', 'special price', 'offer price', 'discounted price', 'net price', 'our price', 'sp', 'price', 'standard price', 'your price', 'rate', 'pcs rate', 'piece rate', 'rate per piece', 'selling rate', 'sale rate', 'retail rate', 'net rate', 'retail price', 'price tax included', 'price tax incl', 'meesho price', 'precio', 'precio de venta', 'precio rebajado', 'कीमत', 'क़ीमत', 'मूल्य', 'दाम', 'रेट', 'भाव', 'बिक्री मूल्य', 'विक्रय मूल्य', 'विक्रय दर', 'बिक्री दर', 'बिक्री दाम', 'बिक्री रेट', 'दर', 'खुदरा मूल्य', 'प्राइस', 'daam', 'bhav', 'bhaav', 'keemat', 'kimat', 'बेचने का दाम', 'prix de vente', 'tarif promo', 'prix promo', 'prix', 'tarif', 'precio venta', 'angebotspreis', 'verkaufspreis', 'preis', 'preco promocional', 'preco de venda', 'preco', 'rate a', 'price a', 'sale rate a'], within: ['sale price', 'selling price', 'price', 'precio', 'मूल्य', 'रेट', 'कीमत'] },
  compareAt: { label: m.mrp, header: 'Variant Compare At Price', names: ['variant compare at price', 'compare at price', 'mrp', 'm r p', 'msrp', 'maximum retail price', 'regular price', 'list price', 'original price', 'was price', 'strike price', 'base price', 'precio normal', 'precio regular', 'price before discount', 'एमआरपी', 'एम आर पी', 'अधिकतम मूल्य', 'अधिकतम खुदरा मूल्य', 'अंकित मूल्य', 'छपा मूल्य', 'असली मूल्य', 'price', 'variant price', 'strikethrough price', 'tarif regulier', 'prix regulier', 'prix barre', 'prix public', 'prix conseille', 'regularer preis', 'uvp', 'preco normal', 'precio', 'preco'], within: ['mrp', 'retail price', 'regular price', 'compare to price', 'compare at price'] },
  percentOff: { label: m.percent_off, names: ['discount', 'disc', 'discount percent', 'discount percentage', 'off', 'percent off', 'descuento', 'छूट', 'छूट प्रतिशत', 'डिस्काउंट', 'discount value', 'remise', 'reduction'] },
  discountMode: { label: m.discount_mode, names: ['discount mode'] },
  onSale: { label: m.on_sale, names: ['on sale'] },
  amountOff: { label: m.amount_off, names: ['discount amount', 'discount rs', 'discount in rs', 'discount in rupees', 'flat discount', 'amount off', 'rs off', 'reduction amount'] },
  usualPrice: { label: m.usual_price, names: [] },
  saleFrom: { label: m.sale_from, names: ['date sale price starts', 'special price from date', 'special from date', 'sale price start date', 'sale price from date', 'sale start date', 'sale from date', 'offer start date', 'sale price effective date'] },
  saleTo: { label: m.sale_to, names: ['date sale price ends', 'special price to date', 'special to date', 'sale price end date', 'sale price to date', 'sale end date', 'sale to date', 'offer end date'] },
  surcharge: { label: m.surcharge, names: ['surcharge', 'price surcharge'] },
  quantity: { label: m.quantity, header: 'Variant Inventory Qty', names: ['variant inventory qty', 'inventory quantity', 'quantity', 'qty', 'stock', 'stock quantity', 'stock qty', 'stock count', 'your stock count', 'available', 'available quantity', 'inventory', 'on hand', 'stock on hand', 'quantity on hand', 'current stock', 'stock qty available', 'nos', 'pieces', 'pcs', 'units', 'stock in hand', 'closing stock', 'cantidad', 'inventario', 'existencias', 'मात्रा', 'स्टॉक', 'संख्या', 'नग', 'पीस', 'उपलब्ध मात्रा', 'उपलब्ध', 'स्टाक', 'कुल नग', 'matra', 'nag', 'in stock', 'quantite', 'stock disponible', 'lager', 'lagerbestand', 'bestand', 'menge', 'estoque', 'quantidade'], within: ['stock', 'quantity', 'qty', 'inventory', 'cantidad', 'मात्रा', 'स्टॉक'] },
  inStock: { label: m.in_stock, names: ['in stock', 'is in stock', 'availability', 'available', 'en stock', 'existencias', 'stock status'] },
  sku: { label: m.sku, header: 'Variant SKU', names: ['variant sku', 'sku', 'sku code', 'sku id', 'seller sku', 'seller sku id', 'item sku', 'vendor sku', 'vendor sku code', 'item code', 'barcode sku', 'referencia', 'reference', 'internal reference', 'mp sku', 'code', 'कोड', 'एसकेयू', 'उत्पाद कोड', 'आइटम कोड', 'वस्तु कोड', 'ugs', 'ref', 'artikelnummer', 'custom label', 'item sku code', 'vendor sku id'], within: ['sku'] },
  type: { label: m.type, header: 'Product Category', names: ['type', 'product type', 'category', 'categories', 'product category', 'sub category', 'subcategory', 'article type', 'item type', 'item type name', 'category path', 'cat', 'kind', 'kind of goods', 'collection', 'google product category', 'categoria', 'categorias', 'श्रेणी', 'वर्ग', 'प्रकार', 'किस्म', 'कैटेगरी', 'उत्पाद श्रेणी', 'kism', 'categorie', 'rayon', 'kategorie', 'kategorien', 'tax product cat'], within: ['category'] },
  vendor: { label: m.brand, header: 'Vendor', names: ['vendor', 'brand', 'brands', 'brand name', 'label', 'manufacturer brand', 'marca', 'marcas', 'ब्रांड', 'ब्रैंड', 'कंपनी', 'marque', 'marques'], within: ['brand'] },
  body: { label: m.description, header: 'Body (HTML)', repeats: true, names: ['body html', 'description', 'product description', 'product details', 'details', 'style note', 'short description', 'descripcion corta', 'description courte', 'long description', 'summary', 'about', 'descripcion', 'विवरण', 'वर्णन', 'जानकारी', 'beschreibung', 'kurzbeschreibung', 'descricao', 'post content', 'post excerpt'], within: ['description'] },
  point: { label: m.point, repeats: true, names: ['bullet point', 'key feature', 'key features', 'feature', 'highlight'] },
  image: { label: m.image, header: 'Image Src', repeats: true, names: ['image src', 'images', 'image', 'image url', 'image link', 'image urls', 'hosted image urls', 'product image url', 'photo', 'photos', 'pic', 'pics', 'photo url', 'picture', 'pictures', 'main image', 'main image url', 'base image', 'additional images', 'additional image link', 'other image url', 'pic url', 'item photo url', 'front image', 'back image', 'side image', 'gallery', 'imagen', 'imagenes', 'फोटो', 'फ़ोटो', 'चित्र', 'तस्वीर', 'छवि', 'फोटो लिंक', 'media', 'photographie', 'bild', 'bilder', 'imagem', 'imagens'], within: ['image', 'photo'] },
  tags: { label: m.tags, header: 'Tags', repeats: true, names: ['tags', 'product tags', 'keywords', 'search keywords', 'search terms', 'generic keywords', 'occasion', 'pattern', 'labels', 'collections', 'etiquetas', 'टैग', 'mots cles', 'etiquettes', 'schlagworter', 'tax product tag'] },
  gender: { label: m.gender, header: 'Gender', names: ['gender', 'target gender', 'ideal for', 'for', 'for whom', 'department', 'department name', 'age group', 'genero', 'किसके लिए', 'लिंग', 'genre'] },
  material: { label: m.material, header: 'Material', names: ['material', 'fabric', 'fabric type', 'outer material type1', 'material type1', 'material type', 'material composition', 'materials', 'cloth', 'tela', 'कपड़ा', 'कपडा', 'फैब्रिक', 'सामग्री', 'kapda', 'matiere', 'tissu', 'stoff', 'tecido'], within: ['fabric', 'material'] },
  published: { label: m.published, header: 'Published', names: ['published', 'status', 'product status', 'item status', 'listing status', 'active', 'is active', 'product online', 'enabled', 'visible', 'publicado', 'visible for customers', 'चालू', 'publie', 'veroffentlicht', 'post status'], within: ['visible', 'active'] },
  shop: { label: m.shop, header: 'Shop', names: ['shop', 'shop name', 'store', 'store name', 'seller', 'seller name', 'दुकान', 'boutique'] },
  optionName: { label: m.option_name, repeats: true, names: ['option name', 'variant option name', 'attribute name', 'product option name', 'nombre del atributo', 'nom de l attribut', 'attribut nom', 'attribut name'] },
  optionValue: { label: m.option_value, repeats: true, names: ['option value', 'variant option value', 'attribute value', 'attribute value s', 'product option description', 'valor del atributo', 'valores del atributo', 'product option choices', 'valeur de l attribut', 'valeurs de l attribut', 'attribut valeur', 'attribut wert'] },
  id: { label: m.id, names: ['id', 'product id', 'item id', 'item number'] },
  parent: { label: m.parent, names: ['parent', 'parent sku', 'parent id', 'item group id', 'superior', 'ubergeordnetes produkt'] },
  children: { label: m.children, names: ['configurable variations'] },
  wayOfSale: { label: m.way_of_sale, names: ['type', 'product type', 'item type', 'goods service', 'tipo', 'typ', 'tipo de producto', 'type de produit', 'produkttyp', 'tipo de produto', 'tax product type'] },
  isUnsent: { label: m.nothing_to_send, repeats: true, names: ['virtual', 'downloadable', 'virtual product', 'is virtual', 'is downloadable', 'digital', 'is digital', 'digital product', 'gift card', 'is gift card'] },
  attributes: { label: m.attributes, names: ['additional attributes', 'relationship details', 'variation details', 'product values', 'variant values', 'attributes'] },
}; // biome-ignore format: a table

/** Names of facts beyond those that the export writes. */
const more: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  hsn: ['hsn sac', 'gst hsn', 'hsn gst', 'hsn no', 'hsn id', 'hsn number', 'tax code', 'code', 'एचएसएन', 'एचएसएन कोड', 'कोड'],
  countryOfOrigin: ['country', 'made in country', 'country of manufacture', 'देश', 'मूल देश'],
  maker: ['manufacturer name', 'manufacturer details', 'manufacturer name and address', 'packer details', 'निर्माता'],
  importer: ['importer details', 'importer name and address'],
}; // biome-ignore format: a table

export const targets: Readonly<Record<Target, TargetRules>> = {
  ...own,
  ...forEachFact((name, { label, headers }) => ({
    label,
    header: headers[0],
    names: [...headers, ...(more[name] ?? [])],
  })),
};

export const targetNames = Object.keys(targets) as readonly Target[];

/** What each column of a file is, in its order; null for one that is left out. */
export type Mapping = readonly (Target | null)[];

/** A column's name without case, units, numbers behind it and punctuation: `Sale Price (INR)*` is `sale price`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/^\ufeff/, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/ (one|two|three|four|five)(?= (?:name|value)$)/, '')
    .replace(/ (?:rs|inr|in rupees|rupees|usd|cm|pcs)$/, '')
    .trim();

/** The names of all targets. */
const everyName = new Set(targetNames.flatMap((target) => targets[target].names.map(plainName)));

/**
 * A column's plain name; of one in two languages that half which columns are called: `Rate / भाव` is `rate`, `Rang (रंग)` colour.
 */
export function columnName(head: string): string {
  const whole = plainName(head);
  if (everyName.has(whole)) return whole;
  const halves = [/\p{Script=Devanagari}+/gu, /[^\p{Script=Devanagari}\s]+/gu].map((other) =>
    plainName(head.replaceAll(other, ' ')),
  );
  return halves.find((one) => one !== '' && everyName.has(one)) ?? whole;
}

/** A head without the column of reasons that our own file of refused rows ends with. */
export const withoutProblem = (head: readonly string[]): readonly string[] =>
  plainName(head.at(-1) ?? '') === plainName(problem()) ? head.slice(0, -1) : head;
