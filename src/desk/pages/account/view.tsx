import * as m from '#messages/desk-account';
import { rich } from '../../../messages/rich.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import styles from './account.module.css';
import type { Account } from './account.ts';
import { DeskDevices } from './desk-devices.tsx';
import { OwnMobile } from './own-mobile.tsx';
import { OwnPassword } from './own-password.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The user's own login at the desk. */
export default function AccountView({ data }: DeskViewProps<Account>) {
  return (
    <>
      <PageHead title={m.title()} />
      <div className={styles.parts}>
        <p className={styles.soft}>
          {rich(m.logs_in_as, { email: data.email }, { email: () => <EmailText address={data.email} /> })}
        </p>
        <SecondFactor factor={data.secondFactor} />
        <OwnMobile key={data.mobile} mobile={data.mobile} />
        <OwnPassword byCode={data.byCode} />
        <DeskDevices sessions={data.sessions} />
      </div>
    </>
  );
}
