import * as m from '#messages/desk';
import { deskPage } from '../../desk-page.tsx';

/** UTRs to verify. */
export const claimsPage = deskPage({
  path: '/desk/money',
  for: 'operators',
  title: m.payments_to_verify(),
  load: async ({ api, search }) => {
    const [waiting, list] = await Promise.all([
      api.deskMoney.counts({}),
      api.deskMoney.listClaims({ after: Number(search.get('after')) || 0 }),
    ]);
    return { waiting, ...list };
  },
  view: () => import('./claims-view.tsx'),
});

/** Refunds that customers are waiting for. */
export const refundsPage = deskPage({
  path: '/desk/money/refunds',
  for: 'operators',
  title: m.refunds(),
  load: async ({ api, search }) => {
    const state: 'due' | 'sent' = search.get('state') === 'sent' ? 'sent' : 'due';
    const [waiting, list] = await Promise.all([
      api.deskMoney.counts({}),
      api.deskMoney.listRefunds({ state, after: Number(search.get('after')) || 0 }),
    ]);
    return { waiting, state, ...list };
  },
  view: () => import('./refunds-view.tsx'),
});

/** Payments that fit no order. */
export const reviewsPage = deskPage({
  path: '/desk/money/reviews',
  for: 'operators',
  title: m.payments_to_check(),
  load: async ({ api, search }) => {
    const [waiting, list] = await Promise.all([
      api.deskMoney.counts({}),
      api.deskMoney.listReviews({ after: Number(search.get('after')) || 0 }),
    ]);
    return { waiting, ...list };
  },
  view: () => import('./reviews-view.tsx'),
});

/** Cash collected at the door. */
export const cashPage = deskPage({
  path: '/desk/money/cash',
  for: 'operators',
  title: m.cash_from_doors(),
  load: async ({ api }) => {
    const [waiting, cash] = await Promise.all([api.deskMoney.counts({}), api.deskCash.list({})]);
    return { waiting, ...cash };
  },
  view: () => import('./cash-view.tsx'),
});

export const moneyPages = [claimsPage, refundsPage, reviewsPage, cashPage];
