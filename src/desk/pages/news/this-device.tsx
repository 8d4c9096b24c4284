import { useState } from 'react';
import * as m from '#messages/desk-news';
import * as push from '#messages/push';
import {
  NotNotified,
  notifyThisDevice,
  silenceThisDevice,
  whyNot,
} from '../../../domains/notices/ui/this-device.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';

/** Turns notifications on this device on or off; where it cannot show them, says why. */
export function ThisDevice({ publicKey, on }: { publicKey: string | null; on: boolean }) {
  const { api, reload } = useDesk();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (publicKey === null) return <p>{push.not_offered()}</p>;
  const obstacle = on ? null : whyNot();
  if (obstacle) return <Notice>{obstacle}</Notice>;

  async function change() {
    setBusy(true);
    setProblem('');
    try {
      if (on) await silenceThisDevice();
      toast.success(
        on
          ? (await api.deskNews.unsubscribe({ sessionId: 'this' })).message
          : await notifyThisDevice(api.deskNews.subscribe, publicKey ?? ''),
      );
      await reload();
    } catch (error) {
      if (error instanceof NotNotified) setProblem(error.message);
      else toast.error((error as Error).message);
    }
    setBusy(false);
  }
  return (
    <>
      <p>{on ? m.device_on() : m.device_off()}</p>
      <div>
        <Button
          icon="bell"
          variant={on ? 'secondary' : 'primary'}
          loading={busy}
          onClick={() => void change()}
        >
          {on ? m.stop() : push.notify_this_device()}
        </Button>
      </div>
      {problem && (
        <Notice tone="warning" answer>
          {problem}
        </Notice>
      )}
    </>
  );
}
