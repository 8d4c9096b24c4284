import * as m from '#messages/quick-answers';
import { shop } from '../../shop.ts';

const { city, deliveryDays, returnDays } = shop;

/** The defaults until a shop writes its own. They hold for every shop. */
export const firstQuickAnswers: readonly string[] = [
  m.greeting(),
  m.in_stock(),
  m.sold_out(),
  m.delivery({ city, inCity: deliveryDays.inCity, elsewhere: deliveryDays.elsewhere }),
  m.returns({ days: returnDays }),
  m.thanks(),
];
