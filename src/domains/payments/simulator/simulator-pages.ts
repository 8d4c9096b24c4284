import * as m from '#messages/simulator';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { formatPaise } from '../../../platform/money.ts';
import type { SimulatedPayment } from './simulator.store.ts';
import { type UpiRequest, upiRequestFields } from './upi-request.ts';

/** Pages of the simulated payment app: plain HTML without script. All text is escaped. */

export const simulatorStylePath = '/dev/upi.css';

/** Shows payee, amount, and Pay or Decline. `before` are earlier payments for this order. */
export function askDocument(request: UpiRequest, before: readonly SimulatedPayment[]): string {
  const paid = before.some(({ status }) => status === 'captured');
  const fields = upiRequestFields(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return page(
    m.pay_payee({ payee: request.payeeName }),
    `${payeeCard(request)}
    ${amount(request.amountPaise)}
    ${request.note ? `<p class="note">${escapeHtml(request.note)}</p>` : ''}
    <dl><div><dt>${m.order()}</dt><dd>${escapeHtml(request.orderId)}</dd></div>
    <div><dt>${m.from()}</dt><dd>${m.bank()}</dd></div></dl>
    ${paid ? `<p class="warning" role="status">${m.paid_before()}</p>` : ''}
    <form method="post" action="/dev/upi">${fields}
    <button class="pay" name="press" value="pay">${m.pay({ amount: rupees(request.amountPaise) })}</button>
    <button class="decline" name="press" value="decline">${m.decline()}</button>
    <button class="lose" name="press" value="lose">${m.pay_untold()}</button></form>`,
  );
}

/** The page after a button was clicked. */
export function doneDocument(payment: SimulatedPayment): string {
  const paid = payment.status === 'captured';
  const back = `${paid ? '/payment/confirm' : '/payment/failure'}?orderId=${encodeURIComponent(payment.orderId)}`;
  const sentence = payment.told ? m.shop_knows() : m.shop_will_ask();
  return page(
    paid ? m.paid() : m.declined(),
    `<p class="mark ${paid ? 'good' : 'bad'}" aria-hidden="true">${paid ? '✓' : '✕'}</p>
    <h1>${paid ? m.paid() : m.payment_declined()}</h1>
    ${amount(payment.amountPaise)}
    <p class="note">${escapeHtml(paid ? m.sent_to({ payee: payment.payeeName }) : m.not_sent_to({ payee: payment.payeeName }))}</p>
    <dl><div><dt>${m.utr()}</dt><dd>${escapeHtml(payment.utr)}</dd></div>
    <div><dt>${m.order()}</dt><dd>${escapeHtml(payment.orderId)}</dd></div></dl>
    <p class="note">${sentence}</p>
    <a class="pay" href="${escapeHtml(back)}">${m.back_to_shop()}</a>`,
  );
}

/** The page for an unusable link. */
export function brokenDocument(sentence: string): string {
  return page(
    m.cannot_be_paid(),
    `<h1>${m.cannot_be_paid()}</h1><p class="note">${escapeHtml(sentence)}</p><a class="pay" href="/dashboard/my-orders">${m.my_orders()}</a>`,
  );
}

function payeeCard({ payeeName, payee }: UpiRequest): string {
  const initial = String.fromCodePoint(payeeName.codePointAt(0) ?? 63).toUpperCase();
  return `<div class="payee"><span class="initial" aria-hidden="true">${escapeHtml(initial)}</span>
    <h1><span>${m.paying()}</span> ${escapeHtml(payeeName)}</h1><p>${escapeHtml(payee)}</p></div>`;
}

const rupees = (paise: number) => formatPaise(paise).replace(/\.00$/, '');
const amount = (paise: number) => `<p class="amount"><span>₹</span>${rupees(paise)}</p>`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${m.app()}</title><link rel="stylesheet" href="${simulatorStylePath}"></head><body>
    <header>${m.app()} <span>${m.no_real_money()}</span></header><main>${body}</main></body></html>`;
}

export const simulatorStyle = `
:root { --ink: #1c1b2e; --soft: #5d5b73; --paper: #fff; --ground: #eceaf6; --line: #dcd9ec; --deep: #4527a0; --good: #1b7a43; --bad: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { background: var(--deep); color: #fff; padding: .9rem 1.25rem 4.5rem; font-weight: 700; text-align: center; }
header span { display: block; font-size: .8125rem; font-weight: 400; opacity: .9; }
main { width: min(26rem, calc(100% - 2rem)); margin: -3.5rem auto 2rem; padding: 1.5rem 1.25rem; background: var(--paper); border-radius: 1.25rem; box-shadow: 0 .5rem 2rem #1c1b2e22; text-align: center; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: .5rem 0 0; }
h1 span { display: block; font-size: .875rem; font-weight: 400; color: var(--soft); }
.payee p, .note { margin: .25rem 0; color: var(--soft); }
.initial { display: grid; place-items: center; width: 4rem; height: 4rem; margin: 0 auto; border-radius: 50%; background: #ede7f6; color: var(--deep); font-size: 1.75rem; font-weight: 700; }
.amount { margin: .75rem 0; font-size: 3rem; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums; }
.amount span { font-size: 1.75rem; vertical-align: .35em; margin-right: .1em; font-weight: 500; }
dl { margin: 1rem 0; border-block: 1px solid var(--line); text-align: left; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); flex: none; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.warning { padding: .75rem; border-radius: .75rem; background: #fff4e0; color: #6b4300; }
form { display: grid; gap: .625rem; margin: 0; }
button, a.pay { display: block; width: 100%; min-height: 3.25rem; padding: .75rem 1rem; border-radius: 1.625rem; border: 1px solid transparent; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.pay { background: var(--deep); color: #fff; }
.pay:hover { background: #36208a; }
.decline { background: none; border-color: var(--line); color: var(--bad); }
.lose { background: none; color: var(--soft); font-weight: 400; font-size: .875rem; min-height: 2.75rem; text-decoration: underline; }
:focus-visible { outline: 3px solid #9575cd; outline-offset: 2px; }
.mark { display: grid; place-items: center; width: 5rem; height: 5rem; margin: 0 auto; border-radius: 50%; color: #fff; font-size: 2.5rem; line-height: 1; }
.good { background: var(--good); }
.bad { background: var(--bad); }
a.pay { margin-top: 1rem; }
`;
