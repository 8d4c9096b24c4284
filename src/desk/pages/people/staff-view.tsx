import { useState } from 'react';
import * as m from '#messages/desk-people';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Radio, RadioGroup } from '../../../ui/radio/radio-group.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { useDesk } from '../../session.tsx';
import { type Login, NewLogin } from '../sellers/new-login.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import styles from './people.module.css';

type Data = Awaited<ReturnType<DeskApi['deskPeople']['listStaff']>>;
type Person = Data['staff'][number];
type Dialog =
  | { is: 'add' }
  | { is: 'duty'; person: Person }
  | { is: 'remove'; person: Person }
  | { is: 'login'; login: Login };

/** Who logs in at the desk, with roles: operators add operators, and remove anybody but themselves. */
export default function StaffView({ data }: DeskViewProps<Data>) {
  const { api, staff, reload } = useDesk();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const columns: Column<Person>[] = [
    {
      title: m.person(),
      lead: true,
      cell: ({ name, email, mobile }) => (
        <span className={styles.person}>
          <b>{name}</b>
          <br />
          <small className={styles.soft}>
            <EmailText address={email} />
            {mobile && <br />}
            {mobile}
          </small>
        </span>
      ),
    },
    {
      title: m.role(),
      cell: (person) => (
        <>
          {roleText(person)}
          {person.shopName && (
            <>
              <br />
              <small className={styles.soft}>{person.shopName}</small>
            </>
          )}
        </>
      ),
    },
    { title: m.second_step(), cell: ({ secondFactor }) => (secondFactor ? m.on() : m.off()) },
    { title: m.last_there(), cell: ({ lastSeen }) => (lastSeen ? when(lastSeen) : m.never()) },
    {
      title: m.actions(),
      align: 'end',
      cell: (person) =>
        person.id === staff.id ? (
          <Badge>{m.you()}</Badge>
        ) : (
          <span className={styles.buttons}>
            <Button
              size="small"
              variant="secondary"
              aria-label={m.change_duty_of({ name: person.name })}
              onClick={() => setDialog({ is: 'duty', person })}
            >
              {m.change_duty()}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={m.remove_named({ name: person.name })}
              onClick={() => setDialog({ is: 'remove', person })}
            >
              {m.remove()}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <PageHead title={m.staff()}>
        <Button size="small" icon="plus" onClick={() => setDialog({ is: 'add' })}>
          {m.add_operator()}
        </Button>
      </PageHead>
      <PeopleTabs current="staff" />
      <SearchField label={m.search_staff()} />
      {data.staff.length > 0 ? (
        <Table caption={m.staff()} columns={columns} rows={data.staff} rowKey={({ id }) => id} />
      ) : (
        <NoneFound />
      )}
      <MoreRows next={data.next} />
      {dialog?.is === 'remove' && (
        <Ask
          about={dialog.person.id}
          title={m.remove_question({ name: dialog.person.name })}
          doing={m.remove()}
          danger
          reason={m.why()}
          work={(reason) => api.deskPeople.removeStaff({ id: dialog.person.id, reason })}
          onClose={close}
        >
          <p>{m.remove_hint()}</p>
        </Ask>
      )}
      {dialog?.is === 'duty' && <ChangeDuty person={dialog.person} onClose={close} />}
      {dialog?.is === 'login' && <NewLogin login={dialog.login} onClose={close} />}
      {dialog?.is === 'add' && (
        <AddOperator
          onClose={close}
          onLogin={(login) => {
            setDialog({ is: 'login', login });
            return reload();
          }}
        />
      )}
    </>
  );
}

const roleText = ({ role, duty }: Person): string => {
  if (duty !== 'all') return duty === 'packing' ? m.packer() : m.support();
  return role === 'operator' ? m.operator() : m.seller();
};

/** Says what a login is for: everything, or a part of its role. */
function ChangeDuty({ person, onClose }: { person: Person; onClose: () => void }) {
  const { api } = useDesk();
  const part = person.role === 'seller' ? 'packing' : 'support';
  return (
    <FormDialog
      about={person.id}
      title={m.change_duty_of({ name: person.name })}
      doing={m.change_duty()}
      start={{ duty: person.duty }}
      work={({ duty }) => api.deskPeople.changeDuty({ id: person.id, duty })}
      onClose={onClose}
    >
      {({ values, set }) => (
        <>
          <RadioGroup legend={m.duty()}>
            {(['all', part] as const).map((duty) => (
              <Radio
                key={duty}
                name="duty"
                label={dutyWords[duty]()}
                checked={values.duty === duty}
                onChange={() => set({ duty })}
              />
            ))}
          </RadioGroup>
          <p>{m.duty_hint()}</p>
        </>
      )}
    </FormDialog>
  );
}

const dutyWords = { all: m.duty_everything, packing: m.duty_packing, support: m.duty_support };

/** Makes another operator's login; its password is shown once. */
function AddOperator({ onClose, onLogin }: { onClose: () => void; onLogin: (login: Login) => unknown }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about=""
      title={m.add_operator()}
      doing={m.add()}
      start={{ name: '', email: '' }}
      work={(person) => api.deskPeople.addOperator(person)}
      onClose={onClose}
      onDone={(login) => onLogin(login)}
    >
      {({ text }) => (
        <>
          <p>{m.operator_hint()}</p>
          <TextField label={m.name()} maxLength={100} {...text('name')} />
          <TextField label={m.email()} type="email" {...text('email')} />
        </>
      )}
    </FormDialog>
  );
}
