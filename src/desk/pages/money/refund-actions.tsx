import * as m from '#messages/desk-money';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './money.module.css';
import type { Refund } from './refund.ts';

/** What an operator can do about a refund; each action opens a dialog. */
export type RefundAction = 'send' | 'reopen' | 'ask' | 'approve' | 'decline';

type OnAct = (action: RefundAction) => void;

/** The buttons of a refund's row. */
export function RefundActions({ refund, due, onAct }: { refund: Refund; due: boolean; onAct: OnAct }) {
  if (!due)
    return refund.state === 'sent' ? (
      m.provider_sends()
    ) : (
      <Button size="small" variant="quiet" onClick={() => onAct('reopen')}>
        {m.refund_failed()}
      </Button>
    );
  if (refund.needsApproval && !refund.approval?.approved)
    return <Approval approval={refund.approval} onAct={onAct} />;
  return (
    <span className={styles.words}>
      {refund.needsApproval && <Badge tone="good">{m.approved_refund()}</Badge>}
      <Button size="small" onClick={() => onAct('send')}>
        {m.mark_as_sent()}
      </Button>
    </span>
  );
}

function Approval({ approval, onAct }: { approval: Refund['approval']; onAct: OnAct }) {
  if (!approval)
    return (
      <Button size="small" onClick={() => onAct('ask')}>
        {m.ask_approval()}
      </Button>
    );
  return (
    <span className={styles.buttons}>
      {approval.byMe ? (
        <Badge tone="waiting">{m.waits_for_approval()}</Badge>
      ) : (
        <>
          <span className={styles.soft}>{m.asked_by({ name: approval.by, reason: approval.reason })}</span>
          <Button size="small" onClick={() => onAct('approve')}>
            {m.approve()}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={() => onAct('decline')}>
        {approval.byMe ? m.take_back() : m.decline()}
      </Button>
    </span>
  );
}
