import type { Order } from '../../domains/orders/order-shape.ts';
import { refundWords } from '../../domains/orders/ui/refund-words.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** The refund's amount, its progress, and when it should arrive. */
export const RefundNotice = ({ refund }: { refund: Order['refunds'][number] }) => (
  <Notice tone="info">{refundWords(refund)}</Notice>
);
