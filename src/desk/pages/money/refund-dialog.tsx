import * as m from '#messages/desk-money';
import { shop } from '../../../shop.ts';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from './paise-text.ts';
import type { RefundAction } from './refund-actions.tsx';
import type { Refund } from './refund.ts';
import { SendRefund } from './send-refund.tsx';

/** The confirmation dialog for an action on a refund. */
export function RefundDialog({
  refund,
  action,
  onClose,
}: {
  refund: Refund;
  action: RefundAction;
  onClose: () => void;
}) {
  const { api } = useDesk();
  const { id: refundId, customer } = refund;
  const amount = paiseText(refund.amountPaise);
  if (action === 'send') return <SendRefund refund={refund} onClose={onClose} />;
  if (action === 'reopen')
    return (
      <Ask
        about={refundId}
        title={m.did_refund_fail({ amount })}
        doing={m.due_again()}
        danger
        reason={m.reason()}
        work={(reason) => api.deskMoney.reopenRefund({ refundId, reason })}
        onClose={onClose}
      />
    );
  if (action === 'ask')
    return (
      <Ask
        about={refundId}
        title={m.ask_approval_question({ amount })}
        doing={m.ask_approval()}
        reason={m.reason()}
        work={(reason) => api.deskMoney.askApproval({ refundId, reason })}
        onClose={onClose}
      >
        <p>{m.ask_approval_hint({ limit: formatRupees(shop.refundApprovalAbove) })}</p>
      </Ask>
    );
  const approved = action === 'approve';
  return (
    <Ask
      title={approved ? m.approve_question({ amount, customer }) : m.decline_question({ amount })}
      doing={approved ? m.approve() : refund.approval?.byMe ? m.take_back() : m.decline()}
      danger={!approved}
      work={() => api.deskMoney.decideApproval({ refundId, approved })}
      onClose={onClose}
    >
      {refund.approval && <p>{m.asked_by({ name: refund.approval.by, reason: refund.approval.reason })}</p>}
    </Ask>
  );
}
