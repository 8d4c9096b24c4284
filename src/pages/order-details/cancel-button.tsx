import type { ReactNode } from 'react';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { FormButton } from '../../web/form-button.tsx';

interface Props {
  readonly orderId: string;
  /** The parcel's seller; '' for the whole order. */
  readonly sellerId?: string;
  /** What is kept of its refund for delivering the rest, in rupees. */
  readonly deliveryKept?: number;
  readonly label: string;
  /** The screen reader label, if several buttons share one label. */
  readonly spokenLabel?: string;
  readonly title: string;
  readonly keep: string;
  /** What is refunded, and when. */
  readonly children: ReactNode;
}

/** Cancels after a confirmation. */
export const CancelButton = ({
  orderId,
  sellerId = '',
  deliveryKept = 0,
  label,
  spokenLabel,
  title,
  keep,
  children,
}: Props) => (
  <div>
    <FormButton
      form={cancelForm}
      values={{ orderId, sellerId, deliveryKept: String(deliveryKept) }}
      variant={sellerId ? 'secondary' : 'danger'}
      size={sellerId ? 'small' : 'medium'}
      aria-label={spokenLabel}
      ask={{ title, keep, words: children }}
    >
      {label}
    </FormButton>
  </div>
);
