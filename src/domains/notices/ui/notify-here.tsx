import { useState } from 'react';
import * as m from '#messages/push';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './devices.module.css';
import { NotNotified, notifyThisDevice, whyNot } from './this-device.ts';

/**
 * The button that subscribes this device, or the reason why it cannot. `quiet`: less prominent, on a page with
 * another purpose.
 */
export function NotifyHere({ publicKey, quiet = false }: { publicKey: string; quiet?: boolean }) {
  const api = useApi();
  const refresh = useRefresh();
  const isHydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function begin() {
    setAsking(true);
    setProblem('');
    try {
      toast.success(await notifyThisDevice(api.push.subscribe, publicKey));
      await refresh();
    } catch (error) {
      if (error instanceof NotNotified) setProblem(error.message);
      else toast.error((error as Error).message);
    }
    setAsking(false);
  }
  const obstacle = isHydrated ? whyNot() : null;
  if (obstacle) return <Notice>{obstacle}</Notice>;
  return (
    <div className={styles.part}>
      {!quiet && (
        <noscript>
          <Notice>{m.needs_scripts()}</Notice>
        </noscript>
      )}
      <div>
        <Button
          icon="bell"
          variant={quiet ? 'secondary' : 'primary'}
          disabled={!isHydrated}
          loading={isAsking}
          onClick={() => void begin()}
        >
          {m.notify_this_device()}
        </Button>
      </div>
      {problem && (
        <Notice tone="warning" answer>
          {problem}
        </Notice>
      )}
    </div>
  );
}
