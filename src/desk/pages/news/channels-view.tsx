import { useState } from 'react';
import * as m from '#messages/desk-news';
import type { DeskApi } from '../../../calls.ts';
import type { Channel, ShopGroup } from '../../../domains/notices/kinds.ts';
import { shop as market } from '../../../shop.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { isSoundOn, keepSound, ring } from '../../frame/ring.ts';
import { Card } from '../../parts/card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import { ThisDevice } from './this-device.tsx';
import styles from './news.module.css';

type Data = Awaited<ReturnType<DeskApi['deskNews']['readChannels']>>;

const groups: Record<ShopGroup, readonly [name: () => string, hint: () => string]> = {
  selling: [m.group_selling, m.group_selling_hint],
  asking: [m.group_asking, m.group_asking_hint],
  stock: [m.group_stock, m.group_stock_hint],
};
const channelNames: Record<Channel, () => string> = {
  email: m.by_email,
  sms: m.by_sms,
  whatsapp: m.by_whatsapp,
  push: m.by_push,
};

/** By which channels the shop is told of what; the sound and the notifications of this device. */
export default function ChannelsView({ data }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  return (
    <>
      <PageHead title={m.how_told()} />
      {data.choices.length === 0 ? (
        <EmptyState title={m.choose_a_shop()} />
      ) : (
        <div className={styles.parts}>
          <p className={styles.soft}>{m.told_hint()}</p>
          <Choices key={shop?.id} data={data} />
          <Card title={m.this_device()}>
            <Sound />
            <ThisDevice publicKey={data.publicKey} on={data.onThisDevice} />
          </Card>
        </div>
      )}
    </>
  );
}

function Choices({ data: { choices, emails, mobile } }: { data: Data }) {
  const { api, shop } = useDesk();
  const { form, values, set, busy } = useDeskForm(
    { choices },
    {
      keepsAs: 'channels',
      send: ({ choices: newChoices }) => api.deskNews.saveChannels({ shop: shop?.id, choices: newChoices }),
    },
  );
  const hints: Record<Channel, string> = {
    email: emails.join(', '),
    sms: mobile || m.no_number(),
    whatsapp: mobile ? m.whatsapp_consent({ shop: market.name, mobile }) : m.no_number(),
    push: m.push_hint(),
  };
  return (
    <Form form={form}>
      {Object.entries(groups).map(([group, [name, hint]]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{name()}</legend>
          <p className={styles.soft}>{hint()}</p>
          {values.choices
            .filter((choice) => choice.group === group)
            .map((choice) => (
              <Checkbox
                key={choice.channel}
                label={channelNames[choice.channel]()}
                hint={hints[choice.channel]}
                checked={choice.wanted}
                onChange={({ target: { checked: newChoices } }) =>
                  set({
                    choices: values.choices.map((one) =>
                      one === choice ? { ...one, wanted: newChoices } : one,
                    ),
                  })
                }
              />
            ))}
        </fieldset>
      ))}
      <p className={styles.soft}>{m.quiet_hours()}</p>
      <div className={styles.save}>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
      </div>
    </Form>
  );
}

/** Turning it on plays it once, which also tells the browser that it may. */
function Sound() {
  const [on, setOn] = useState(isSoundOn);
  const toggle = () => {
    keepSound(!on);
    setOn(!on);
    if (!on) ring();
  };
  return (
    <p>
      {on ? m.sound_on() : m.sound_off()}{' '}
      <Button size="small" variant="secondary" onClick={toggle}>
        {on ? m.turn_sound_off() : m.turn_sound_on()}
      </Button>
    </p>
  );
}
