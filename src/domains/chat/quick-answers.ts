import { shop } from '../../shop.ts';

/** The defaults until a shop writes its own: true for every shop. */
export const firstQuickAnswers: readonly string[] = [
  'Namaste! How can we help you?',
  'Yes, this is in stock. You can order it right away.',
  'Sorry, this size is sold out just now.',
  `In ${shop.city} it reaches you in ${shop.deliveryDays.inCity} days, elsewhere in ${shop.deliveryDays.elsewhere} days.`,
  `You can return it within ${shop.returnDays} days.`,
  'Thank you! Please write again whenever you need us.',
];
