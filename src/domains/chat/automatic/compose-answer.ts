import * as m from '#messages/automatic-answers';
import { listOf } from '../../../messages/intl.ts';
import { shop } from '../../../shop.ts';
import type { OrderCard, ProductCard } from '../chat.ts';
import { namesSize, type Topic, topicsOf } from './words.ts';
import { deliveryTerms } from '../../delivery/delivery-fee.ts';

/** The input for an automatic answer. */
export interface Question {
  readonly text: string;
  readonly customerName: string;
  readonly shopName: string;
  /** The current subject of the conversation. */
  readonly product: ProductCard | null;
  readonly order: OrderCard | null;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/**
 * Writes a demo shop's automatic answer from the product card and the shop's own rules. It promises only what the
 * shop's pages promise.
 */
export function composeAnswer(question: Question): string {
  const topics = topicsOf(question.text);
  const firstName = question.customerName.split(' ')[0] ?? '';
  const sentences = topics.flatMap((topic) => sentence[topic](question) ?? []);
  const size = question.product && !topics.includes('stock') && askedSize(question.text, question.product);
  if (size) sentences.push(stockSentence(question.text, question.product));
  if (sentences.length === 0 && question.product && !topics.includes('thanks'))
    sentences.push(priceSentence(question.product), stockSentence(question.text, question.product));
  if (sentences.length === 0 && question.order) sentences.push(orderSentence(question.order));
  if (sentences.length === 0 && topics.includes('thanks'))
    return m.thanks({ name: firstName, shop: question.shopName });
  if (sentences.length === 0)
    sentences.push(
      topics.includes('greeting')
        ? m.greeting({ shop: question.shopName })
        : m.which_product_first({ shop: question.shopName }),
    );
  return [m.namaste({ name: firstName }), ...sentences].join(' ');
}

const sentence: Record<Topic, (question: Question) => string | null> = {
  greeting: () => null,
  stock: ({ text, product }) => (product ? stockSentence(text, product) : m.which_product()),
  price: ({ product }) => (product ? priceSentence(product) : m.price_on_page()),
  delivery: () =>
    m.delivery({
      inCity: shop.deliveryDays.inCity,
      city: shop.city,
      elsewhere: shop.deliveryDays.elsewhere,
      country: shop.country,
      fee: rupees.format(deliveryTerms(null).fee),
      freeAbove: rupees.format(deliveryTerms(null).freeAbove),
    }),
  returns: () => m.returns({ days: shop.returnDays, refundDays: shop.refundWorkingDays }),
  payment: () => m.payment(),
  order: ({ order }) => order && orderSentence(order),
  thanks: () => null,
};

function priceSentence({ name, price, discount, finalPrice, isFrom }: ProductCard): string {
  if (isFrom) return m.price_from({ product: name, price: rupees.format(finalPrice) });
  return discount > 0
    ? m.price_off({ product: name, price: rupees.format(finalPrice), discount, mrp: rupees.format(price) })
    : m.price({ product: name, price: rupees.format(finalPrice) });
}

/** The size named in the text, if the product has it. */
function askedSize(text: string, { variants }: ProductCard): ProductCard['variants'][number] | undefined {
  return variants.find(({ size }) => size !== 'One Size' && namesSize(text, size));
}

function stockSentence(text: string, product: ProductCard): string {
  const { name, stock, variants } = product;
  if (stock === 0) return m.sold_out({ product: name });
  const sizes = [...new Set(variants.filter((variant) => variant.stock > 0).map(({ size }) => size))];
  if (sizes.length === 1 && sizes[0] === 'One Size')
    return m.in_stock({ product: name, pieces: pieces(stock) });
  const question = askedSize(text, product);
  if (!question) return m.sizes_in_stock({ sizes: listOf(sizes) });
  const ofSize = variants
    .filter(({ size }) => size === question.size)
    .reduce((sum, one) => sum + one.stock, 0);
  return ofSize > 0
    ? m.size_in_stock({ size: question.size, pieces: pieces(ofSize) })
    : m.size_sold_out({ size: question.size, others: listOf(sizes) });
}

function orderSentence({ payment_status, order_status, items, amount }: OrderCard): string {
  const sentenceOf = {
    pending: payment_status === 'paid' ? m.order_paid : m.order_unpaid,
    placed: m.order_being_packed,
    warehouse: m.order_on_its_way,
    success: m.order_delivered,
    cancelled: m.order_cancelled,
  }[order_status];
  return sentenceOf({ pieces: pieces(items), amount: rupees.format(amount) });
}

const pieces = (count: number) => m.pieces({ count });
