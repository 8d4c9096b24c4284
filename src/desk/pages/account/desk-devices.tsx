import { useState } from 'react';
import * as m from '#messages/desk-account';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Ask } from '../../parts/ask.tsx';
import { Card } from '../../parts/card.tsx';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import type { DeskSessionRow } from './account.ts';
import styles from './account.module.css';

/** The devices on which the user is logged in at the desk. Each one, or all others at once, can be logged out. */
export function DeskDevices({ sessions }: { sessions: readonly DeskSessionRow[] }) {
  const { api } = useDesk();
  const [target, setTarget] = useState<DeskSessionRow | 'others' | null>(null);
  return (
    <Card title={m.devices()}>
      <ul className={styles.devices}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device}</b> {session.current && <Badge tone="good">{m.this_device()}</Badge>}
              <p className={styles.soft}>
                {session.address
                  ? m.last_seen_from({ when: when(session.lastSeen), address: session.address })
                  : m.last_seen({ when: when(session.lastSeen) })}
              </p>
            </div>
            {!session.current && (
              <Button
                size="small"
                variant="secondary"
                icon="logout"
                aria-label={m.log_out_device({ device: session.device })}
                onClick={() => setTarget(session)}
              >
                {m.log_out()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setTarget('others')}>
            {m.log_out_others()}
          </Button>
        </div>
      )}
      {target && (
        <Ask
          title={
            target === 'others'
              ? m.log_out_others_question()
              : m.log_out_device_question({ device: target.device })
          }
          doing={m.log_out()}
          danger
          work={() =>
            target === 'others'
              ? api.deskAccount.endOtherSessions({})
              : api.deskAccount.endSession({ sessionId: target.id })
          }
          onClose={() => setTarget(null)}
        >
          <p>{target === 'others' ? m.others_log_in_again() : m.log_in_again()}</p>
        </Ask>
      )}
    </Card>
  );
}
