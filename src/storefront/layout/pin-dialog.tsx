import * as m from '#messages/delivery-day';
import { PinForm } from '../../domains/delivery/ui/pin-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Asks for the PIN code to deliver to. */
export const PinDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={m.where_to()}>
    <p>{m.where_hint()}</p>
    <PinForm onKept={onClose} />
  </Dialog>
);
