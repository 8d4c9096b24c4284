import { type ReactNode, useState } from 'react';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useOutcome, useRefusalOf } from '../../web/form.ts';
import { useApi } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';

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
  /** Done: the button is about to go, and the focus needs another place. */
  readonly onDone?: () => void;
}

/** Asks before it cancels; without scripts the button itself does. */
export function CancelButton({
  orderId,
  sellerId = '',
  label,
  spokenLabel,
  title,
  keep,
  children,
  onDone,
}: Props) {
  const api = useApi();
  const refresh = useRefresh();
  const refusal = useRefusalOf(cancelForm);
  const about = useOutcome()?.values.sellerId ?? '';
  const [asking, setAsking] = useState(false);
  const [cancelling, run] = useAction(async () => {
    // Also after a refusal: the seller has packed it meanwhile.
    await refresh();
    setAsking(false);
  });
  const cancel = () =>
    run(async () => {
      const done = await cancelForm.send(api, { orderId, sellerId });
      onDone?.();
      return done;
    });
  return (
    <div>
      {refusal && about === sellerId && <Notice tone="bad">{refusal}</Notice>}
      <PressForm values={{ form: cancelForm.name, orderId, sellerId }} onPress={() => setAsking(true)}>
        <Button
          type="submit"
          variant={sellerId ? 'secondary' : 'danger'}
          size={sellerId ? 'small' : 'medium'}
          aria-label={spokenLabel}
        >
          {label}
        </Button>
      </PressForm>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={title}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {keep}
              </Button>
              <Button variant="danger" loading={cancelling} onClick={() => void cancel()}>
                {label}
              </Button>
            </>
          }
        >
          {children}
        </Dialog>
      )}
    </div>
  );
}
