import * as m from '#messages/notices-page';
import { type Channel, type Choice, type NoticeGroup, noticeGroups } from '../../domains/notices/kinds.ts';
import { choicesForm } from '../../domains/notices/ui/forms.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePageForm } from '../../web/page-form.ts';
import { useShell } from '../../web/shell-context.tsx';
import styles from './view.module.css';

const groups: Record<NoticeGroup, readonly [name: () => string, hint: () => string]> = {
  orders: [m.group_orders, m.group_orders_hint],
  messages: [m.group_messages, m.group_messages_hint],
  wishes: [m.group_wishes, m.group_wishes_hint],
};
const names: Record<Channel, () => string> = {
  email: m.by_email,
  sms: m.by_sms,
  whatsapp: m.by_whatsapp,
  push: m.by_push,
};
const consents: Record<NoticeGroup, (inputs: { shop: string }) => string> = {
  orders: m.whatsapp_orders,
  messages: m.whatsapp_messages,
  wishes: m.whatsapp_wishes,
};

interface Props {
  /** Only for channels that the shop offers. */
  readonly choices: readonly Choice[];
  readonly mobile: string;
  /** The number of devices that show notices. */
  readonly devices: number;
}

/** A checkbox for each group and channel. */
export function ChoicesForm({ choices, mobile, devices }: Props) {
  const { customer } = useShell();
  const start = Object.fromEntries(
    choices.map(({ group, channel, wanted }) => [`${group}_${channel}`, wanted]),
  ) as Record<keyof typeof choicesForm.fields, boolean>;
  const { form, values, set, busy } = usePageForm(choicesForm, {
    start,
    onDone: ({ message }) => toast.success(message),
  });
  const toNumber = mobile || m.to_nobody();
  const where: Record<Channel, (group: NoticeGroup) => string> = {
    email: () => customer?.email ?? '',
    sms: () => toNumber,
    whatsapp: (group) =>
      mobile ? m.agreed_number({ consent: consents[group]({ shop: shop.name }), mobile }) : toNumber,
    push: () => (devices ? m.on_devices({ count: devices }) : m.no_device()),
  };
  return (
    <Card>
      <Form form={form} className={styles.form}>
        {noticeGroups.map((group) => {
          const [name, hint] = groups[group];
          return (
            <fieldset key={group} className={styles.group}>
              <legend>{name()}</legend>
              <p>{hint()}</p>
              {choices
                .filter((choice) => choice.group === group)
                .map(({ channel }) => (
                  <Checkbox
                    key={channel}
                    name={`${group}_${channel}`}
                    label={names[channel]()}
                    hint={where[channel](group)}
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
  );
}
