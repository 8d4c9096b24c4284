import type { Handlers } from '../../../platform/call.ts';
import { readPage } from '../../staff/paging.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import type { Asking } from '../asking.ts';
import { listDisputes } from '../provider-news/disputes.store.ts';
import { listProviderRefunds } from '../provider-news/provider-refunds.store.ts';
import { listSettlements } from '../provider-news/settlements.store.ts';
import { countOpenWebhooks, listWebhooks } from '../webhooks/webhooks.store.ts';
import { decide } from './decide.ts';
import { explainRefund } from './explain-refund.ts';
import { replayWebhook } from './replay-webhook.ts';
import type { webhooksCalls } from './webhooks.calls.ts';

export const webhooksHandlers = ({ asking }: { asking: Asking }): Handlers<typeof webhooksCalls> => {
  const { db } = asking;
  return {
    list: async ({ which, after }) => {
      const [{ rows: webhooks, next }, counts] = await Promise.all([
        readPage(after, (page) => listWebhooks(db, { which, ...page })),
        countOpenWebhooks(db),
      ]);
      return { webhooks, next, counts };
    },
    listDisputes: async ({ after }) => {
      const { rows: disputes, next } = await readPage(after, (page) => listDisputes(db, page));
      return { disputes, next };
    },
    listRefunds: async ({ after }) => {
      const { rows: refunds, next } = await readPage(after, (page) => listProviderRefunds(db, page));
      return { refunds, next };
    },
    listSettlements: async ({ after }) => {
      const [{ rows: settlements, next }, heldPaise] = await Promise.all([
        readPage(after, (page) => listSettlements(db, page)),
        readBalance(db, 'provider'),
      ]);
      return { settlements, heldPaise, next };
    },
    explainRefund: (input, { staff }) =>
      decide(asking, staff, `${input.provider}:${input.reference}`, 'refund explained', (trx, by) =>
        explainRefund(trx, { ...input, ...by }),
      ),
    replay: ({ webhookId }, { staff }) => replayWebhook(asking, staff, webhookId),
  };
};
