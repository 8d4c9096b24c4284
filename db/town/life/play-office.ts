import { isCallError } from '../../../src/platform/call-error.ts';
import { day } from '../../../src/platform/clock.ts';
import {
  dayMinutes,
  dayName,
  dayNumber,
  dayOf,
  momentOf,
  weekdayOf,
} from '../../../src/platform/india-time.ts';
import { chance } from '../chance.ts';
import { townId } from '../ids.ts';
import type { Town } from '../town.ts';
import { daysOfLife } from './plan-orders.ts';
import type { Stage } from './play-order.ts';

/** Shops that have not entered where they are paid: the operators see what waits for them. */
const withoutAccount = 2;

const atHour = (date: number, of: number): Date => momentOf(date * dayMinutes + Math.round(of * 60));

/** Plans the operators' days: bank accounts, statements, refunds, cash, and the runs that pay the sellers. */
export function playOffice(stage: Stage, town: Town, today: Date): void {
  const { timeline, market } = stage;
  const now = dayNumber(dayOf(today));
  openAccounts(stage, town, now - daysOfLife + 1);
  for (let date = now - daysOfLife; date <= now; date++) {
    timeline.plan('office', atHour(date, 2), () => market.runNight());
    timeline.plan('office', atHour(date, 11), () => importStatement(stage, date));
    if (weekdayOf(date) === 2 || weekdayOf(date) === 5)
      timeline.plan('office', atHour(date, 16), () => sendRefunds(stage, date));
    if (date % 14 === 3) timeline.plan('office', atHour(date, 15), () => handInCash(stage, date));
    if (weekdayOf(date) === 5) playRun(stage, date, now);
  }
}

function openAccounts({ timeline, people }: Stage, { shops }: Town, date: number): void {
  for (const [at, { slug, keeper, gstin }] of shops.slice(0, shops.length - withoutAccount).entries()) {
    timeline.plan('office', atHour(date, 11 + at / 10), async () => {
      await people.seller(slug).deskPayoutAccounts.enter({
        holder: keeper,
        number: `5010000000${String(at + 1).padStart(4, '0')}`,
        ifsc: at % 2 === 0 ? 'HDFC0000001' : 'ICIC0000001',
        gstin,
      });
    });
  }
  timeline.plan('office', atHour(date + 1, 12), async () => {
    const { accounts } = await people.cashier.deskPayoutAccounts.waiting({});
    for (const { id } of accounts)
      await people.cashier.deskPayoutAccounts.decide({ id, approved: true, reason: '' });
  });
}

/** The run of a Friday: one person asks, another agrees, and on Monday the bank has paid. */
function playRun({ timeline, people }: Stage, date: number, now: number): void {
  const name = dayName(date);
  const sum = async () => {
    const { payouts, day: latest } = await people.operator.deskPayoutRuns.list({ day: name });
    return latest === name ? payouts.reduce((total, { amountPaise }) => total + amountPaise, 0) : 0;
  };
  for (const [at, person] of [people.operator, people.cashier].entries())
    timeline.plan('office', atHour(date, 11.5 + at * 2), async () => {
      const amountPaise = await sum();
      if (amountPaise > 0) await person.deskPayoutRuns.agree({ day: name, amountPaise });
    });
  timeline.plan('office', atHour(date + 3, 12), async () => {
    const { payouts } = await people.operator.deskPayoutRuns.list({ day: name });
    for (const [at, { id, state }] of payouts.entries()) {
      if (state !== 'agreed') continue;
      // One account was closed meanwhile: the seller's balance has the money again.
      if (at === 1 && date >= now - 17 && date < now - 10)
        await people.cashier.deskPayoutRuns.failed({ id, reason: 'The bank answers: account closed' });
      else
        await people.cashier.deskPayoutRuns.paid({ id, reference: `N${date}${String(at).padStart(7, '0')}` });
    }
  });
}

/** The bank's statement shows what customers sent and couriers deposited until yesterday. */
async function importStatement({ people, claims, deposits }: Stage, date: number): Promise<void> {
  const paidIn = takeUntil(claims, atHour(date, 0));
  const cash = takeUntil(deposits, atHour(date, 0));
  if (paidIn.length + cash.length === 0) return;
  const on = dayName(date - 1)
    .split('-')
    .toReversed()
    .join('/');
  const lines = [
    ...paidIn.map(
      ({ utr, rupees }) =>
        `${on},UPI-CUSTOMER-CUSTOMER@OKHDFC-HDFC0000001-${utr}-CHOWK,0000${utr},${on},,"${rupees}.00"`,
    ),
    ...cash.map(
      ({ reference, rupees }) =>
        `${on},CASH DEPOSIT BY COURIER ${reference},${reference},${on},,"${rupees}.00"`,
    ),
  ];
  const statement = ['Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.', ...lines].join(
    '\n',
  );
  await people.operatorWith(Buffer.from(statement)).deskMoney.importStatement();
}

/** Removes what happened before a moment from a list, and returns it. */
function takeUntil<Event extends { at: Date }>(list: Event[], moment: Date): Event[] {
  const before = list.filter(({ at }) => at < moment);
  list.splice(0, list.length, ...list.filter(({ at }) => at >= moment));
  return before;
}

/** What no provider sends back is sent by hand; above what one person may send in a day it waits. */
async function sendRefunds({ people }: Stage, date: number): Promise<void> {
  const { refunds } = await people.operator.deskMoney.listRefunds({ state: 'due' });
  for (const [at, { id, needsApproval }] of refunds.entries()) {
    if (needsApproval) continue;
    const reference = `R${date}${String(at).padStart(5, '0')}`;
    await people.operator.deskMoney
      .sendRefund({ refundId: id, reference, sentOn: dayName(date) })
      .catch((error: unknown) => {
        if (!isCallError(error) || error.code !== 'second_person') throw error;
      });
  }
}

/** Couriers hand in most of the cash that they took at doors; what is much for one operator, the cashier books too. */
async function handInCash({ people, deposits, timeline }: Stage, date: number): Promise<void> {
  const { held } = await people.operator.deskCash.list({});
  for (const [at, { sellerId, paise }] of held.entries()) {
    if (paise < 100_000 || !chance(`cash ${date} ${at}`).percent(70)) continue;
    const amountPaise = Math.floor(paise / 100_000) * 100_000;
    const reference = `DEP${date}${String(at).padStart(3, '0')}`;
    await people.operator.deskCash.handIn({
      sellerId,
      amountPaise,
      reference,
      reason: 'Handed in at the counter',
    });
    deposits.push({ reference, rupees: amountPaise / 100, at: timeline.clock.now() });
  }
  const { requests } = await people.cashier.deskCash.list({});
  for (const { by: _operator, ...deposit } of requests) await people.cashier.deskCash.handIn(deposit);
}

/** How often products are looked at, day by day, and put into carts. */
export async function countViews({ market }: Stage, { products }: Town, today: Date): Promise<void> {
  const now = dayNumber(dayOf(today));
  for (let date = now - daysOfLife; date <= now; date++) {
    const share = date === now ? (today.getTime() - atHour(now, 0).getTime()) / day : 1;
    const views = products.map(({ slug, createdAt }) => {
      const die = chance(`views ${slug} ${date - now}`);
      const usual = chance(`views ${slug}`).int(1, 5);
      const count = createdAt > atHour(date, 0) ? 0 : Math.round(die.int(0, usual * 2) * share);
      return {
        productId: townId('product', slug),
        views: count,
        carts: Math.floor((count * die.int(0, 22)) / 100),
      };
    });
    await market.countViews(
      dayName(date),
      views.filter((one) => one.views > 0),
    );
  }
}
