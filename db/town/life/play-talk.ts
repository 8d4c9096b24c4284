import { day, hour, minute, shift } from '../../../src/platform/clock.ts';
import { dayMinutes, dayNumber, dayOf, momentOf } from '../../../src/platform/india-time.ts';
import { chance, shuffle } from '../chance.ts';
import { townId } from '../ids.ts';
import type { TownProduct } from '../make-product.ts';
import type { Town } from '../town.ts';
import type { Stage } from './play-order.ts';

/** What customers write about a product, and what its shop answers. */
const talks: readonly (readonly [string, string, string])[] = [
  [
    'Namaste, is this colour fast? I have been burnt before.',
    'Namaste ji! Wash it once in cold water with a little salt. After that it holds.',
    'Thank you, ordering today.',
  ],
  [
    'Can I get it by the weekend? It is for a birthday.',
    'If you order before two o’clock it goes out the same day within Jaipur.',
    '',
  ],
  [
    'Do you have this in a bigger size?',
    'The next lot is on the table now; press “tell me” on the size and you hear of it first.',
    'Done, thank you.',
  ],
  ['Is the lining cotton?', 'Yes, soft cotton, stitched down at the hem.', ''],
  ['Which size for chest 40?', 'Take L. It has a margin of an inch on both sides.', 'Perfect.'],
  [
    'Can you pack it as a gift?',
    'Happily. Write “gift” and a name in the chat after ordering.',
    'You are very kind.',
  ],
  ['Is it the same as in your shop in the bazaar?', 'The very same piece, from the same shelf.', ''],
];

/** What people ask publicly. */
const questions: readonly (readonly [string, string])[] = [
  [
    'Does the colour bleed in the first wash?',
    'A little, as natural dyes do. Wash it alone the first time, in cold water.',
  ],
  [
    'Is the fabric see-through in sunlight?',
    'No, the weave is close. In white and cream wear something of skin colour below.',
  ],
  ['How long is it from the shoulder?', 'See the size table below the sizes; it has the length of each.'],
  ['Can it be ironed?', 'Yes, warm, from the inside.'],
  ['Is it machine washable?', 'In a net bag on the gentle programme, yes. By hand it stays newer.'],
];

/** Questions that nobody has answered yet. */
const openQuestions: readonly string[] = [
  'Does this come with a blouse piece or a matching dupatta?',
  'Will it be all right for a person of 5 ft 2, or is it too long?',
  'Is the embroidery by hand or by machine?',
  'Can I have it stitched to my own measurements?',
];

const chats = 42;

/** Plans what customers ask and shops answer, in chats and on products’ pages. */
export function playTalk(stage: Stage, town: Town, today: Date): void {
  for (let at = 0; at < chats; at++) playChat(stage, town, today, at);
  const goods = shuffle(town.products, 'questions');
  for (let at = 0; at < 14; at++) playQuestion(stage, town, today, { at, product: goods[at]! });
  // Each of the first shops has one that waits, and a message from this morning.
  for (const [at, { slug }] of town.shops.slice(0, 4).entries()) {
    const product = town.products.find(({ shop }) => shop === slug)!;
    const buyer = town.customers[40 + at]!;
    const story = `talk of today ${at}`;
    stage.timeline.plan(story, shift(today, -(3 + 5 * at) * hour), async () => {
      await stage.people.customer(buyer).questions.ask({
        productId: townId('product', product.slug),
        question: openQuestions[at]!,
      });
    });
    stage.timeline.plan(story, shift(today, -(40 + 35 * at) * minute), () =>
      write(stage, buyer, product, talks[at]![0]),
    );
  }
}

async function write(
  { people }: Stage,
  buyer: Town['customers'][number],
  product: TownProduct,
  text: string,
): Promise<void> {
  const sellerId = townId('seller', product.shop);
  const { chat } = people.customer(buyer);
  await chat.open({ sellerId });
  await chat.send({ sellerId, text, productId: townId('product', product.slug) });
}

function playChat(stage: Stage, town: Town, today: Date, at: number): void {
  const story = `chat ${at}`;
  const die = chance(story);
  const product = die.pick(town.products);
  const buyer = town.customers[(at * 7) % 40]!;
  const [ask, reply, thanks] = die.pick(talks);
  const date = dayNumber(dayOf(today)) - die.int(1, 55);
  const began = momentOf(date * dayMinutes + die.int(10 * 60, 19 * 60));
  const customerId = townId('customer', buyer.email);
  const sellerId = townId('seller', product.shop);
  const answerAt = shift(began, die.int(4, die.percent(20) ? 400 : 75) * minute);
  const { timeline, people } = stage;
  const { deskChat } = people.seller(product.shop);
  timeline.plan(story, began, () => write(stage, buyer, product, ask));
  timeline.plan(story, answerAt, async () => {
    const { conversations } = await deskChat.inbox({});
    if (!conversations.some((one) => one.customerId === customerId)) return;
    const { messages } = await deskChat.read({ customerId });
    const upTo = messages.at(-1)?.sequence ?? 0;
    if (upTo > 0) await deskChat.markSeen({ customerId, upTo });
    await deskChat.reply({ customerId, text: reply });
    if (thanks === '') return;
    timeline.plan(story, shift(answerAt, die.int(2, 40) * minute), async () => {
      const { message } = await people.customer(buyer).chat.send({ sellerId, text: thanks });
      await deskChat.markSeen({ customerId, upTo: message.sequence });
    });
  });
}

function playQuestion(
  { timeline, people }: Stage,
  town: Town,
  today: Date,
  { at, product }: { at: number; product: TownProduct },
): void {
  const story = `question ${at}`;
  const die = chance(story);
  const [question, answer] = questions[at % questions.length]!;
  const asker = people.customer(town.customers[(at * 11) % 40]!);
  const began = shift(today, -die.int(4, 50) * day - die.int(0, 300) * minute);
  timeline.plan(story, began, async () => {
    await asker.questions.ask({ productId: townId('product', product.slug), question });
  });
  timeline.plan(story, shift(began, die.int(2, 30) * hour), async () => {
    const { deskQuestions } = people.seller(product.shop);
    const { questions: open } = await deskQuestions.list({});
    const id = open.find((one) => one.slug === product.slug)?.id;
    if (id) await deskQuestions.answer({ questionId: id, answer, seen: '' });
  });
}
