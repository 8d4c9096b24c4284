import { useState } from 'react';
import type { CallAnswer } from '../../../platform/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { accountsCalls } from '../accounts.calls.ts';
import styles from './device-list.module.css';

export type Device = CallAnswer<(typeof accountsCalls)['listSessions']>['sessions'][number];

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Where the customer is logged in; each device, or all others at once, can be logged out after a question. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const api = useApi();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<Device | 'others' | null>(null);
  const others = devices.filter(({ current }) => !current);

  async function end() {
    const which = asking;
    setAsking(null);
    if (!which) return;
    try {
      const { message } = await (which === 'others'
        ? api.accounts.endOtherSessions({})
        : api.accounts.endSession({ sessionId: which._id }));
      toast.success(message);
    } catch (error) {
      toast.error((error as Error).message);
    }
    await refresh();
  }
  return (
    <div className={styles.part}>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device._id}>
            <div>
              <b>{device.device}</b> {device.current && <Badge tone="good">This device</Badge>}
              <p>
                Last seen <time dateTime={device.lastSeen}>{moment.format(new Date(device.lastSeen))}</time>
                {device.address && <>, from {device.address}</>}
              </p>
            </div>
            {!device.current && (
              <Button
                variant="secondary"
                size="small"
                icon="logout"
                aria-label={`Log out ${device.device}`}
                onClick={() => setAsking(device)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setAsking('others')}>
            Log out all other devices
          </Button>
        </div>
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(null)}
          title={asking === 'others' ? 'Log out all other devices?' : `Log out ${asking.device}?`}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(null)}>
                Keep logged in
              </Button>
              <Button variant="danger" onClick={() => void end()}>
                Log out
              </Button>
            </>
          }
        >
          <p>
            Whoever uses {asking === 'others' ? 'them' : 'it'} must log in again. If you do not know a device,
            change your password too.
          </p>
        </Dialog>
      )}
    </div>
  );
}
