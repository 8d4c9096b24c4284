import { type ReactNode, useState } from 'react';
import { ProveDialog } from './prove-dialog.tsx';

/** Asks the user to prove their identity. Resolves to whether they did. */
export type AskProof = () => Promise<boolean>;

/** `askProof` for API calls, and the dialog it opens. Concurrent calls share one dialog. */
export function useProof(): {
  readonly askProof: AskProof;
  readonly dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<readonly ((proved: boolean) => void)[]>([]);
  // The API client keeps the first `askProof` it gets, so it must not read the state of a later render.
  const [askProof] = useState<AskProof>(
    () => () => new Promise((resolve) => setWaiting((before) => [...before, resolve])),
  );
  const close = (isProved: boolean) => {
    for (const resolve of waiting) resolve(isProved);
    setWaiting([]);
  };
  return {
    askProof,
    dialog: waiting.length > 0 && <ProveDialog onClose={close} />,
  };
}
