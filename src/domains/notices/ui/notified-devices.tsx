import * as m from '#messages/push';
import { mediumDate } from '../../../messages/dates.ts';
import { rich } from '../../../messages/rich.tsx';
import type { CallAnswer } from '../../../platform/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { FormButton } from '../../../web/form-button.tsx';
import type { pushCalls } from '../push/push.calls.ts';
import styles from './devices.module.css';
import { NotifyHere } from './notify-here.tsx';
import { stopPushForm } from './push-forms.ts';
import { silenceThisDevice } from './this-device.ts';

export type NotifiedDevices = CallAnswer<(typeof pushCalls)['devices']>;

/**
 * The subscribed devices, each with a button that ends its subscription, and a button that subscribes this device.
 */
export function DeviceNotifications({ publicKey, devices }: NotifiedDevices & { publicKey: string }) {
  return (
    <div className={styles.part}>
      <p>{m.why()}</p>
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <li key={device.sessionId}>
              <div>
                <b>{device.device}</b> {device.current && <Badge tone="good">{m.this_device()}</Badge>}
                <p>
                  {rich(
                    m.since,
                    { time: mediumDate(device.since) },
                    { time: (text) => <time dateTime={device.since}>{text}</time> },
                  )}
                </p>
              </div>
              <FormButton
                form={stopPushForm}
                values={{ sessionId: device.sessionId }}
                variant="secondary"
                size="small"
                aria-label={m.stop_device({ device: device.device })}
                {...(device.current && { before: silenceThisDevice })}
              >
                {m.stop()}
              </FormButton>
            </li>
          ))}
        </ul>
      )}
      {devices.some(({ current }) => current) || <NotifyHere publicKey={publicKey} />}
    </div>
  );
}
