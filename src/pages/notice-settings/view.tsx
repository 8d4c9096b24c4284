import * as m from '#messages/notices-page';
import type { CallAnswer } from '../../platform/call.ts';
import { type Channel, channels, type NoticeGroup, noticeGroups } from '../../domains/notices/kinds.ts';
import type { noticesCalls } from '../../domains/notices/notices.calls.ts';
import { choicesForm } from '../../domains/notices/ui/forms.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePageForm } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import styles from './view.module.css';

const groups: Record<NoticeGroup, readonly [name: () => string, hint: () => string]> = {
  orders: [m.group_orders, m.group_orders_hint],
  messages: [m.group_messages, m.group_messages_hint],
  wishes: [m.group_wishes, m.group_wishes_hint],
};
const names: Record<Channel, () => string> = { email: m.by_email, sms: m.by_sms };

/** By which channels one is told of what. */
export default function NoticeSettings({
  data: { choices },
}: ViewProps<CallAnswer<(typeof noticesCalls)['readChoices']>>) {
  const { customer } = useShell();
  const start = Object.fromEntries(
    choices.map(({ group, channel, wanted }) => [`${group}_${channel}`, wanted]),
  ) as Record<keyof typeof choicesForm.fields, boolean>;
  const { form, values, set, busy } = usePageForm(choicesForm, {
    start,
    onDone: ({ message }) => toast.success(message),
  });
  const addresses: Record<Channel, string> = { email: customer?.email ?? '', sms: customer?.mobile ?? '' };
  return (
    <DashboardFrame title={m.settings()}>
      <p>{m.settings_hint()}</p>
      <Card>
        <Form form={form} className={styles.form}>
          {noticeGroups.map((group) => {
            const [name, hint] = groups[group];
            return (
              <fieldset key={group} className={styles.group}>
                <legend>{name()}</legend>
                <p>{hint()}</p>
                {channels.map((channel) => (
                  <Checkbox
                    key={channel}
                    name={`${group}_${channel}`}
                    label={names[channel]()}
                    hint={addresses[channel] || m.to_nobody()}
                    checked={values[`${group}_${channel}`]}
                    onChange={(event) => set({ [`${group}_${channel}`]: event.target.checked })}
                  />
                ))}
              </fieldset>
            );
          })}
          <p className={styles.quiet}>{m.quiet_hours()}</p>
          <div>
            <Button type="submit" loading={busy}>
              {m.save()}
            </Button>
          </div>
        </Form>
      </Card>
    </DashboardFrame>
  );
}
