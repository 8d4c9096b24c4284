import * as m from '#messages/notices';
import { z } from 'zod';
import { type GivenReceipt, receipts } from './receipts.store.ts';

/**
 * The parts of a webhook that the shop reads; Meta adds fields without notice. The recipient's number is not read.
 */
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }).optional() }),
      ),
    }),
  ),
});
const status = z.object({
  id: z.string().min(1).max(500),
  status: z.enum(receipts),
  /** Unix time in seconds. */
  timestamp: z.coerce.number(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});

/** A receipt, and when Meta wrote it. */
interface ReadReceipt extends GivenReceipt {
  readonly at: Date;
}

/**
 * The receipts in a webhook, the last one for each message. Skips everything else, such as messages from customers.
 * @returns null if the body is not one of Meta's webhooks
 */
export function readReceipts(body: unknown): ReadReceipt[] | null {
  const read = webhook.safeParse(body);
  if (!read.success) return null;
  const last = new Map<string, ReadReceipt>();
  for (const one of read.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ value }) => value?.statuses ?? []),
  )) {
    const { data } = status.safeParse(one);
    if (!data) continue;
    const before = last.get(data.id);
    if (before && receipts.indexOf(before.receipt) >= receipts.indexOf(data.status)) continue;
    const code = data.errors?.[0]?.code;
    const reason = code === undefined ? m.not_sent() : m.whatsapp_not_delivered({ code });
    last.set(data.id, {
      carrierId: data.id,
      receipt: data.status,
      reason: data.status === 'failed' ? reason : '',
      at: new Date(data.timestamp * 1_000),
    });
  }
  return [...last.values()];
}
