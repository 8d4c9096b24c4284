import { useState } from 'react';
import * as m from '#messages/desk-account';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Ask } from '../../parts/ask.tsx';
import { Card } from '../../parts/card.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import type { Account } from './account.ts';
import styles from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp, type SetUpData } from './set-up.tsx';

type OpenDialog = { what: 'set up'; started: SetUpData } | { what: 'new codes' | 'turn off' };

/** Whether two-step login is on, and the buttons to change it. */
export function SecondFactor({
  factor: { since, recoveryCodesLeft, required },
}: {
  factor: Account['secondFactor'];
}) {
  const { api, refresh, reload } = useDesk();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [starting, setStarting] = useState(false);
  const close = () => setDialog(null);
  async function start() {
    setStarting(true);
    try {
      setDialog({ what: 'set up', started: await api.deskAccount.startSecondFactor({}) });
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setStarting(false);
    }
  }
  return (
    <Card
      title={m.two_step_login()}
      beside={<Badge tone={since ? 'good' : 'neutral'}>{since ? m.on() : m.off()}</Badge>}
    >
      {since ? (
        <p>
          {m.on_since({ when: when(since) })} {m.codes_left({ count: recoveryCodesLeft })}{' '}
          {required && m.required()}
        </p>
      ) : (
        <p>{m.what_it_is()}</p>
      )}
      <div className={styles.buttons}>
        {!since && (
          <Button loading={starting} onClick={() => void start()}>
            {m.set_up()}
          </Button>
        )}
        {since && (
          <Button size="small" variant="secondary" onClick={() => setDialog({ what: 'new codes' })}>
            {m.new_codes()}
          </Button>
        )}
        {since && !required && (
          <Button size="small" variant="quiet" onClick={() => setDialog({ what: 'turn off' })}>
            {m.turn_off()}
          </Button>
        )}
      </div>
      {dialog?.what === 'set up' && <SetUp started={dialog.started} onClose={close} onDone={setCodes} />}
      {dialog?.what === 'new codes' && (
        <Ask
          title={m.new_codes_question()}
          doing={m.make_new_codes()}
          work={async () => {
            const answer = await api.deskAccount.renewRecoveryCodes({});
            setCodes(answer.recoveryCodes);
            return answer;
          }}
          onClose={close}
        >
          <p>{m.new_codes_hint()}</p>
        </Ask>
      )}
      {dialog?.what === 'turn off' && (
        <Ask
          title={m.turn_off_question()}
          doing={m.turn_off()}
          danger
          work={async () => {
            const answer = await api.deskAccount.removeSecondFactor({});
            await refresh();
            return answer;
          }}
          onClose={close}
        >
          <p>{m.turn_off_hint()}</p>
        </Ask>
      )}
      {codes.length > 0 && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes([]);
            void Promise.all([refresh(), reload()]);
          }}
        />
      )}
    </Card>
  );
}
