import * as m from '#messages/account';
import { dateAndTime } from '../../../messages/dates.ts';
import { rich } from '../../../messages/rich.tsx';
import type { CallAnswer } from '../../../platform/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { FormButton } from '../../../web/form-button.tsx';
import type { accountsCalls } from '../accounts.calls.ts';
import styles from '../../notices/ui/devices.module.css';
import { endOtherSessionsForm, endSessionForm } from './session-forms.ts';

export type Device = CallAnswer<(typeof accountsCalls)['listSessions']>['sessions'][number];

/**
 * The devices on which the customer is logged in. Each one, or all others at once, can be logged out after a
 * confirmation.
 */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <div className={styles.part}>
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
              <FormButton
                form={endSessionForm}
                values={{ sessionId: device._id }}
                variant="secondary"
                size="small"
                icon="logout"
                aria-label={m.log_out_device({ device: device.device })}
                ask={{
                  title: m.log_out_device_question({ device: device.device }),
                  keep: m.keep_logged_in(),
                  words: <p>{m.it_must_log_in_again()}</p>,
                }}
              >
                {m.log_out()}
              </FormButton>
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <div>
          <FormButton
            form={endOtherSessionsForm}
            values={{}}
            variant="quiet"
            ask={{
              title: m.log_out_all_others_question(),
              keep: m.keep_logged_in(),
              words: <p>{m.others_must_log_in_again()}</p>,
              doing: m.log_out(),
            }}
          >
            {m.log_out_all_other_devices()}
          </FormButton>
        </div>
      )}
    </div>
  );
}
