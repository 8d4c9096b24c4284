import { shop } from '../../../shop.ts';
import type { OrderCard, ProductCard } from '../chat.ts';
import { namesSize, type Topic, topicsOf } from './words.ts';

/** The input for an automatic answer. */
export interface Asked {
  readonly text: string;
  readonly customerName: string;
  readonly shopName: string;
  /** The subject of the conversation at the moment. */
  readonly product: ProductCard | null;
  readonly order: OrderCard | null;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/**
 * Writes a demo shop's automatic answer from the product card and the shop's own rules. Promises nothing that the
 * shop's pages do not.
 */
export function composeAnswer(asked: Asked): string {
  const topics = topicsOf(asked.text);
  const firstName = asked.customerName.split(' ')[0] ?? '';
  const said = topics.flatMap((topic) => sentence[topic](asked) ?? []);
  const sized = asked.product && !topics.includes('stock') && askedSize(asked.text, asked.product);
  if (sized) said.push(stockSentence(asked.text, asked.product));
  if (said.length === 0 && asked.product && !topics.includes('thanks'))
    said.push(priceSentence(asked.product), stockSentence(asked.text, asked.product));
  if (said.length === 0 && asked.order) said.push(orderSentence(asked.order));
  if (said.length === 0 && topics.includes('thanks'))
    return `Thank you, ${firstName}! ${asked.shopName} is here whenever you need us.`;
  if (said.length === 0)
    said.push(
      topics.includes('greeting')
        ? `This is ${asked.shopName}. Ask us about sizes, prices, delivery or returns.`
        : `Thank you for writing to ${asked.shopName}. Somebody reads this soon. Tell us which product you mean, and we look up its price and sizes.`,
    );
  return [`Namaste ${firstName}!`, ...said].join(' ');
}

const sentence: Record<Topic, (asked: Asked) => string | null> = {
  greeting: () => null,
  stock: ({ text, product }) =>
    product
      ? stockSentence(text, product)
      : 'Which product do you mean? Press Chat with Seller on its page, and we see what there is of it.',
  price: ({ product }) =>
    product ? priceSentence(product) : 'The price stands on each product’s page; it includes GST.',
  delivery: () =>
    `Delivery takes ${shop.deliveryDays.inCity} days in ${shop.city} and ${shop.deliveryDays.elsewhere} days elsewhere in ${shop.country}. It costs ${rupees.format(shop.shippingFee)}, and nothing when the order comes to more than ${rupees.format(shop.freeShippingAbove)}.`,
  returns: () =>
    `You can return it within ${shop.returnDays} days of delivery; the refund leaves us within ${shop.refundWorkingDays} working days.`,
  payment: () =>
    'You pay by UPI when you order: with the QR code, or with GPay, PhonePe, Paytm or any UPI app.',
  order: ({ order }) => order && orderSentence(order),
  thanks: () => null,
};

function priceSentence({ name, price, discount, finalPrice }: ProductCard): string {
  return discount > 0
    ? `${name} is ${rupees.format(finalPrice)}, ${discount}% off its MRP of ${rupees.format(price)}.`
    : `${name} is ${rupees.format(finalPrice)}.`;
}

/** The size named in the text, if the product has it. */
function askedSize(text: string, { variants }: ProductCard): ProductCard['variants'][number] | undefined {
  return variants.find(({ size }) => size !== 'One Size' && namesSize(text, size));
}

function stockSentence(text: string, product: ProductCard): string {
  const { name, stock, variants } = product;
  if (stock === 0) return `${name} is sold out just now.`;
  const left = [...new Set(variants.filter((variant) => variant.stock > 0).map(({ size }) => size))];
  if (left.length === 1 && left[0] === 'One Size') return `${name} is in stock (${pieces(stock)}).`;
  const asked = askedSize(text, product);
  if (!asked) return `In stock in ${list(left)}.`;
  const ofSize = variants.filter(({ size }) => size === asked.size).reduce((sum, one) => sum + one.stock, 0);
  return ofSize > 0
    ? `Size ${asked.size} is in stock (${pieces(ofSize)}).`
    : `Size ${asked.size} is sold out just now; there is ${list(left)}.`;
}

function orderSentence({ payment_status, order_status, items, amount }: OrderCard): string {
  const state = {
    pending: payment_status === 'paid' ? 'is paid' : 'waits for its payment',
    placed: 'is paid and being packed',
    warehouse: 'is packed and on its way',
    success: 'was delivered',
    cancelled: 'was cancelled',
  }[order_status];
  return `Your order of ${pieces(items)} for ${rupees.format(amount)} ${state}.`;
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
const list = (sizes: readonly string[]) =>
  sizes.length > 1 ? `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}` : (sizes[0] ?? '');
