import * as m from '#messages/order-answers';
import type { Answer, OrderFacts } from './answer.ts';
import { cancel } from './cancel.ts';
import { changeSize } from './change-size.ts';
import { moneyBack } from './money-back.ts';
import { invoice } from './papers.ts';
import { whereIsIt } from './where-is-it.ts';

export interface QuestionWithAnswer extends Answer {
  readonly question: string;
}

/**
 * The usual questions about an order, each answered with its own facts. Pure: says nothing that is not in the order.
 */
export const answersOf = (facts: OrderFacts): readonly QuestionWithAnswer[] => [
  { question: m.where_is_it(), ...whereIsIt(facts) },
  { question: m.change_the_size(), ...changeSize(facts) },
  { question: m.money_back(), ...moneyBack(facts) },
  { question: m.invoice(), ...invoice(facts) },
  { question: m.cancel(), ...cancel(facts) },
];
