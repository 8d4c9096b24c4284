import { useState } from 'react';
import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Ask } from '../../parts/ask.tsx';
import { Card } from '../../parts/card.tsx';
import { useDesk } from '../../session.tsx';
import styles from './payouts.module.css';

type Waiting = Awaited<ReturnType<DeskApi['deskPayoutAccounts']['waiting']>>['accounts'][number];

/** Bank accounts of shops that wait for a second person. */
export function AccountsPart({ accounts }: { accounts: Waiting[] }) {
  const { api } = useDesk();
  const [decision, setDecision] = useState<{ account: Waiting; approved: boolean } | null>(null);
  return (
    <section className={styles.part}>
      <h2>{m.accounts_to_confirm()}</h2>
      {accounts.length === 0 && <p>{m.no_accounts_wait()}</p>}
      {accounts.map((account) => (
        <Card key={account.id} title={account.shopName}>
          <Facts
            className={styles.facts}
            facts={[
              [m.account_holder(), account.holder],
              [m.account_number(), account.number],
              [m.ifsc(), account.ifsc],
              [m.gstin(), account.gstin || m.not_registered()],
              [m.gstin_now(), account.gstinNow !== account.gstin && (account.gstinNow || m.not_registered())],
              [m.entered(), m.entered_by({ who: account.enteredByName, when: when(account.enteredAt) })],
            ]}
          />
          <p className={styles.buttons}>
            <Button size="small" onClick={() => setDecision({ account, approved: true })}>
              {m.confirm_account()}
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setDecision({ account, approved: false })}
            >
              {m.decline_account()}
            </Button>
          </p>
        </Card>
      ))}
      {decision && (
        <Ask
          title={(decision.approved ? m.is_it_theirs : m.decline_of)({ shop: decision.account.shopName })}
          doing={decision.approved ? m.confirm_account() : m.decline_account()}
          danger={!decision.approved}
          {...(!decision.approved && { reason: m.why_declined() })}
          work={(reason) =>
            api.deskPayoutAccounts.decide({ id: decision.account.id, approved: decision.approved, reason })
          }
          onClose={() => setDecision(null)}
        >
          {decision.approved && <p>{m.call_them_first()}</p>}
        </Ask>
      )}
    </section>
  );
}
