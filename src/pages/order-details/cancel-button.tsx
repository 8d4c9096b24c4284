import type { ReactNode } from 'react';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { FormButton } from '../../web/form-button.tsx';

interface Props {
  readonly orderId: string;
  /** Whose parcel; '' for the whole order. */
  readonly sellerId?: string;
  readonly label: string;
  /** What a screen reader hears, where several buttons have one label. */
  readonly spokenLabel?: string;
  readonly title: string;
  readonly keep: string;
  /** What comes back, and when. */
  readonly children: ReactNode;
  readonly onDone?: () => void;
}

/** Asks before it cancels; without scripts the button itself does. */
export const CancelButton = ({ orderId, sellerId = '', label, spokenLabel, title, keep, ...rest }: Props) => (
  <div>
    <FormButton
      form={cancelForm}
      values={{ orderId, sellerId }}
      variant={sellerId ? 'secondary' : 'danger'}
      size={sellerId ? 'small' : 'medium'}
      aria-label={spokenLabel}
      ask={{ title, keep, words: rest.children }}
      {...(rest.onDone && { onDone: rest.onDone })}
    >
      {label}
    </FormButton>
  </div>
);
