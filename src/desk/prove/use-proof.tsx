import { type ReactNode, useState } from 'react';
import { ProveDialog } from './prove-dialog.tsx';

/** Asks for a proof of who is at the desk; the promise says whether it was given. */
export type AskProof = () => Promise<boolean>;

/** How calls ask for a proof, and the dialog that asks for it while one waits. Several calls wait for one dialog. */
export function useProof(): {
  readonly askProof: AskProof;
  readonly dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<readonly ((proved: boolean) => void)[]>([]);
  // The desk's client is made once with the first of these: it must not look at a later render's state.
  const [askProof] = useState<AskProof>(
    () => () => new Promise((resolve) => setWaiting((before) => [...before, resolve])),
  );
  const close = (proved: boolean) => {
    for (const resolve of waiting) resolve(proved);
    setWaiting([]);
  };
  return {
    askProof,
    dialog: waiting.length > 0 && <ProveDialog onClose={close} />,
  };
}
