import * as m from '#messages/desk-notices';
import type { DeskApi } from '../../../calls.ts';
import type { MessageKind } from '../../../domains/notices/message.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../parts/card.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import styles from './notices.module.css';

export type Data = Awaited<ReturnType<DeskApi['deskNotices']['list']>>;
type Notice = Data['notices'][number];

const kinds: Record<MessageKind, () => string> = {
  otp: m.otp,
  ordered: m.order_placed,
  paid: m.order_placed,
  payment_refused: m.payment_refused,
  cancelled: m.cancelled,
  packed: m.packed,
  on_its_way: m.on_its_way,
  delivered: m.delivered,
  not_delivered: m.not_delivered,
  refunded: m.refunded,
  return_step: m.return_step,
  message: m.message,
  back_in_stock: m.back_in_stock,
  price_drop: m.price_drop,
  delivery_here: m.delivery_here,
  answer: m.answer,
  new_order: m.told_shop,
  promise_near: m.told_shop,
  payment_disputed: m.told_shop,
  new_message: m.told_shop,
  new_question: m.told_shop,
  new_return: m.told_shop,
  new_review: m.told_shop,
  low_stock: m.told_shop,
  contact_form: m.contact_form,
  contact_received: m.contact_received,
  password_reset: m.password_reset,
  password_changed: m.password_changed,
  verify_email: m.verify_email,
  confirm_wait: m.confirm_wait,
  account_changed: m.account_changed,
};

const states: Record<Notice['state'], readonly [words: () => string, tone: BadgeTone]> = {
  waiting: [m.waiting, 'waiting'],
  retrying: [m.retrying, 'waiting'],
  sent: [m.sent, 'good'],
  failed: [m.given_up, 'bad'],
  replaced: [m.replaced, 'neutral'],
};

const sentBy: Record<Notice['channel'], (inputs: { to: string; when: string }) => string> = {
  sms: m.text_to,
  email: m.email_to,
  whatsapp: m.whatsapp_to,
  push: m.notification_on,
};

const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0');

/** A text or e-mail: its purpose, recipient and delivery state, never its content. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const kind = (kinds as Partial<Record<string, () => string>>)[notice.notice]?.() ?? m.other();
  const [words, tone] = states[notice.state];
  const again = () => run(() => api.deskNotices.sendAgain({ noticeId: notice.id }));
  return (
    <Card title={kind} beside={<Badge tone={tone}>{words()}</Badge>}>
      <p>{sentBy[notice.channel]({ to: notice.to, when: inOneLine(when(notice.createdAt)) })}</p>
      {notice.about && (
        <p>
          <Link href={`/desk/order-book/${notice.about}`}>{m.view_order()}</Link>
        </p>
      )}
      {notice.reason && (
        <p className={styles.reason}>{m.reason_after({ reason: notice.reason, count: notice.tries })}</p>
      )}
      {notice.state === 'failed' && !notice.canSendAgain && (
        <p className={styles.soft}>{m.secret_expired()}</p>
      )}
      {notice.canSendAgain && (
        <div>
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            aria-label={m.send_again_to({ kind, to: notice.to })}
            onClick={() => void again()}
          >
            {m.send_again()}
          </Button>
        </div>
      )}
    </Card>
  );
}
