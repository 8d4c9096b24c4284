import { useState } from 'react';
import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './payouts.module.css';

type List = Awaited<ReturnType<DeskApi['deskPayoutRuns']['list']>>;
type Run = List['runs'][number];

/** What a run pays in all, and what can be done with it as a whole. */
export function RunHead({ run, askedBy, payouts }: { run: Run; askedBy: string; payouts: List['payouts'] }) {
  const [dialog, setDialog] = useState<'agree' | 'withdraw' | null>(null);
  const { api } = useDesk();
  const { day, state, amountPaise } = run;
  const amount = paiseText(amountPaise);
  const words =
    state === 'withdrawn'
      ? m.run_is_withdrawn()
      : state === 'agreed'
        ? m.run_is_agreed({ amount })
        : m.run_is_proposed({ amount });
  return (
    <header className={styles.run}>
      <p className={styles.sum}>{words}</p>
      {askedBy && state === 'proposed' && <p>{m.asked_by({ who: askedBy })}</p>}
      <div className={styles.buttons}>
        {state === 'proposed' && payouts.length > 0 && (
          <>
            <Button size="small" onClick={() => setDialog('agree')}>
              {m.agree({ amount })}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setDialog('withdraw')}>
              {m.withdraw()}
            </Button>
          </>
        )}
        {payouts.some((payout) => payout.state === 'agreed') && (
          <>
            <a href={fileOf(day, 'hdfc')} download>
              {m.file_of_hdfc()}
            </a>
            <a href={fileOf(day, 'icici')} download>
              {m.file_of_icici()}
            </a>
          </>
        )}
      </div>
      {dialog === 'agree' && (
        <Ask
          title={m.pay_all_of({ amount })}
          doing={m.agree({ amount })}
          work={() => api.deskPayoutRuns.agree({ day, amountPaise })}
          onClose={() => setDialog(null)}
        >
          <p>{m.two_persons_agree()}</p>
        </Ask>
      )}
      {dialog === 'withdraw' && (
        <Ask
          about={day}
          title={m.withdraw_run()}
          doing={m.withdraw()}
          danger
          reason={m.why_withdrawn()}
          work={(reason) => api.deskPayoutRuns.withdraw({ day, reason })}
          onClose={() => setDialog(null)}
        />
      )}
    </header>
  );
}

const fileOf = (day: string, bank: string) => `/api/desk/payout-runs/${day}/file?bank=${bank}`;
