import { useState } from 'react';
import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import type { Faults } from '../../../ui/form/refusal.ts';
import { Select } from '../../../ui/select/select.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Ask } from '../../parts/ask.tsx';
import { Card } from '../../parts/card.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './payouts.module.css';

export type Commission = Awaited<ReturnType<DeskApi['deskCommissionRates']['list']>>;
type Rate = Commission['rates'][number];
type Request = Commission['requests'][number];

const percentText = (basisPoints: number) => `${basisPoints / 100} %`;
const subjectText = ({ shopName, categoryName }: Rate) =>
  [shopName ?? m.every_shop(), categoryName ?? m.every_category()].join(', ');

const columns: Column<Rate>[] = [
  { title: m.commission_for(), lead: true, cell: subjectText },
  { title: m.commission_percent(), align: 'end', cell: ({ basisPoints }) => percentText(basisPoints) },
  { title: m.valid_from(), cell: ({ validFrom }) => dayText(validFrom) },
];

/** Special commission rates: what waits for a second person, what holds, and a form for another. */
export function CommissionPart({ commission }: { commission: Commission }) {
  const { api } = useDesk();
  const [open, setOpen] = useState(false);
  const [decision, setDecision] = useState<{ request: Request; approved: boolean } | null>(null);
  return (
    <section className={styles.part}>
      <h2>{m.commission_rates()}</h2>
      <p>{m.usual_commission({ percent: commission.usualPercent })}</p>
      {commission.requests.map((request) => (
        <Card key={request.id} title={subjectText(request)}>
          <Facts
            className={styles.facts}
            facts={[
              [m.commission_percent(), percentText(request.basisPoints)],
              [m.valid_from(), dayText(request.validFrom)],
              [m.why(), request.reason],
              [m.asked_by_whom(), request.askedByName],
            ]}
          />
          <p className={styles.buttons}>
            <Button size="small" onClick={() => setDecision({ request, approved: true })}>
              {m.agree_to_rate()}
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setDecision({ request, approved: false })}
            >
              {m.decline_rate()}
            </Button>
          </p>
        </Card>
      ))}
      {commission.rates.length > 0 && (
        <Table
          caption={m.commission_rates()}
          columns={columns}
          rows={commission.rates}
          rowKey={(rate) => `${subjectText(rate)} ${rate.validFrom}`}
        />
      )}
      <p className={styles.buttons}>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {m.ask_for_rate()}
        </Button>
      </p>
      {open && <AskForRate commission={commission} onClose={() => setOpen(false)} />}
      {decision && (
        <Ask
          title={(decision.approved ? m.agree_to_rate_question : m.decline_rate_question)({
            percent: percentText(decision.request.basisPoints),
            subject: subjectText(decision.request),
          })}
          doing={decision.approved ? m.agree_to_rate() : m.decline_rate()}
          danger={!decision.approved}
          work={() =>
            api.deskCommissionRates.decide({ id: decision.request.id, approved: decision.approved })
          }
          onClose={() => setDecision(null)}
        />
      )}
    </section>
  );
}

const isPercent = (text: string) => /^\d{1,3}(?:\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100;

function faultsOf({ percent, validFrom }: { percent: string; validFrom: string }): Faults | null {
  if (!isPercent(percent)) return { percent: m.enter_percent() };
  return validFrom ? null : { validFrom: m.choose_first_day() };
}

function AskForRate({ commission, onClose }: { commission: Commission; onClose: () => void }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about=""
      title={m.ask_for_rate()}
      doing={m.ask_another_person()}
      start={{ sellerId: '', categoryId: '', percent: '', validFrom: '', reason: '' }}
      check={faultsOf}
      work={({ percent, ...rate }) =>
        api.deskCommissionRates.ask({ ...rate, basisPoints: Math.round(Number(percent) * 100) })
      }
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <Select label={m.shop()} {...text('sellerId')}>
            <option value="">{m.every_shop()}</option>
            {commission.shops.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select label={m.category()} {...text('categoryId')}>
            <option value="">{m.any_category()}</option>
            {commission.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextField label={m.commission_percent()} inputMode="decimal" maxLength={6} {...text('percent')} />
          <TextField label={m.valid_from()} type="date" {...text('validFrom')} />
          <TextArea label={m.why()} rows={3} maxLength={500} {...text('reason')} />
        </>
      )}
    </FormDialog>
  );
}
