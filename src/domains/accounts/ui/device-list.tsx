import { useState } from 'react';
import * as m from '#messages/account';
import { dateAndTime } from '../../../messages/dates.ts';
import { rich } from '../../../messages/rich.tsx';
import type { CallAnswer } from '../../../platform/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { showOutcome } from '../../../ui/use-action.ts';
import { useRefusalOf } from '../../../web/form.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { accountsCalls } from '../accounts.calls.ts';
import styles from '../../notices/ui/devices.module.css';
import { endOtherSessionsForm, endSessionForm } from './session-forms.ts';

export type Device = CallAnswer<(typeof accountsCalls)['listSessions']>['sessions'][number];

/** Where the customer is logged in; each device, or all others at once, can be logged out after a question. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const api = useApi();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<Device | 'others' | null>(null);
  const refusal = useRefusalOf(endSessionForm, endOtherSessionsForm);
  const others = devices.filter(({ current }) => !current);

  async function end() {
    const which = asking;
    setAsking(null);
    if (!which) return;
    await showOutcome(() =>
      which === 'others'
        ? api.accounts.endOtherSessions({})
        : api.accounts.endSession({ sessionId: which._id }),
    );
    await refresh();
  }
  return (
    <div className={styles.part}>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device._id}>
            <div>
              <b>{device.device}</b> {device.current && <Badge tone="good">{m.this_device()}</Badge>}
              <p>
                {rich(
                  device.address ? m.last_seen_from : m.last_seen,
                  { time: dateAndTime(device.lastSeen), address: device.address ?? '' },
                  { time: (text) => <time dateTime={device.lastSeen}>{text}</time> },
                )}
              </p>
            </div>
            {!device.current && (
              <PressForm
                values={{ form: endSessionForm.name, sessionId: device._id }}
                onPress={() => setAsking(device)}
              >
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  icon="logout"
                  aria-label={m.log_out_device({ device: device.device })}
                >
                  {m.log_out()}
                </Button>
              </PressForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <PressForm values={{ form: endOtherSessionsForm.name }} onPress={() => setAsking('others')}>
            <Button type="submit" variant="quiet">
              {m.log_out_all_other_devices()}
            </Button>
          </PressForm>
        </div>
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(null)}
          title={
            asking === 'others'
              ? m.log_out_all_others_question()
              : m.log_out_device_question({ device: asking.device })
          }
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(null)}>
                {m.keep_logged_in()}
              </Button>
              <Button variant="danger" onClick={() => void end()}>
                {m.log_out()}
              </Button>
            </>
          }
        >
          <p>{asking === 'others' ? m.others_must_log_in_again() : m.it_must_log_in_again()}</p>
        </Dialog>
      )}
    </div>
  );
}
