import * as m from '#messages/push';
import { mediumDate } from '../../../messages/dates.ts';
import { rich } from '../../../messages/rich.tsx';
import type { CallAnswer } from '../../../platform/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { showOutcome } from '../../../ui/use-action.ts';
import { useRefusalOf } from '../../../web/form.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { pushCalls } from '../push/push.calls.ts';
import styles from './devices.module.css';
import { NotifyHere } from './notify-here.tsx';
import { stopPushForm } from './push-forms.ts';
import { silenceThisDevice } from './this-device.ts';

export type NotifiedDevices = CallAnswer<(typeof pushCalls)['devices']>;
type Device = NotifiedDevices['devices'][number];

/** The devices that show notices, each with a button that ends it, and one that begins it on this device. */
export function DeviceNotifications({ publicKey, devices }: NotifiedDevices & { publicKey: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const refusal = useRefusalOf(stopPushForm);

  async function stop({ sessionId, current }: Device) {
    await showOutcome(async () => {
      if (current) await silenceThisDevice();
      return api.push.unsubscribe({ sessionId });
    });
    await refresh();
  }
  return (
    <div className={styles.part}>
      <p>{m.why()}</p>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
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
              <PressForm
                values={{ form: stopPushForm.name, sessionId: device.sessionId }}
                onPress={() => stop(device)}
              >
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={m.stop_device({ device: device.device })}
                >
                  {m.stop()}
                </Button>
              </PressForm>
            </li>
          ))}
        </ul>
      )}
      {devices.some(({ current }) => current) || <NotifyHere publicKey={publicKey} />}
    </div>
  );
}
