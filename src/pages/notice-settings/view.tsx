import * as m from '#messages/notices-page';
import * as onDevices from '#messages/push';
import type { CallAnswer } from '../../platform/call.ts';
import type { noticesCalls } from '../../domains/notices/notices.calls.ts';
import { DeviceNotifications, type NotifiedDevices } from '../../domains/notices/ui/notified-devices.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { ChoicesForm } from './choices-form.tsx';
import styles from './view.module.css';

interface Data {
  readonly choices: CallAnswer<(typeof noticesCalls)['readChoices']>['choices'];
  readonly push: NotifiedDevices;
  readonly mobile: string;
}

/** The channels for each group of notices, and the devices that show them. */
export default function NoticeSettings({ data: { choices, push, mobile } }: ViewProps<Data>) {
  return (
    <DashboardFrame title={m.settings()}>
      <p>{m.settings_hint()}</p>
      <ChoicesForm choices={choices} mobile={mobile} devices={push.devices.length} />
      {push.publicKey && (
        <section className={styles.devices} aria-labelledby="devices">
          <h2 id="devices">{onDevices.title()}</h2>
          <DeviceNotifications publicKey={push.publicKey} devices={push.devices} />
        </section>
      )}
    </DashboardFrame>
  );
}
