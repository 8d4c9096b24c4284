import type { Order } from '../../domains/orders/order-shape.ts';
import { refundWords } from '../../domains/orders/ui/refund-words.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** What comes back, how far it is, and until when it should be there. */
export const RefundNotice = ({ refund }: { refund: Order['refunds'][number] }) => (
  <Notice tone="info">{refundWords(refund)}</Notice>
);
