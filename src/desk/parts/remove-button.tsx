import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useDesk } from '../session.tsx';

/** Removes on the second click; the first asks for confirmation. */
export function RemoveButton({
  sure,
  remove,
  onRemoved,
  size = 'medium',
  children,
}: {
  /** Its text while it asks for confirmation. */
  sure: string;
  remove: () => Promise<{ message: string }>;
  onRemoved: () => void;
  size?: 'small' | 'medium';
  children: ReactNode;
}) {
  const { reload } = useDesk();
  const [isSure, setSure] = useState(false);
  const [busy, run] = useAction();
  const press = async () => {
    if (await run(remove)) onRemoved();
    await reload();
  };
  return (
    <Button
      variant={isSure ? 'danger' : 'quiet'}
      size={size}
      loading={busy}
      onClick={() => (isSure ? void press() : setSure(true))}
    >
      {isSure ? sure : children}
    </Button>
  );
}
