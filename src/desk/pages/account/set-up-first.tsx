import * as m from '#messages/desk-account';
import * as desk from '#messages/desk';
import { Button } from '../../../ui/button/button.tsx';
import { useDesk } from '../../session.tsx';
import styles from './account.module.css';
import { SecondFactor } from './second-factor.tsx';

/** All that an operator sees until they have set up the second factor that the shop requires. */
export function SetUpFirst() {
  const { logOut } = useDesk();
  return (
    <main className={styles.door}>
      <title>{m.title()}</title>
      <h1>{m.set_up_first()}</h1>
      <SecondFactor factor={{ since: null, recoveryCodesLeft: 0, required: true }} />
      <div>
        <Button variant="quiet" icon="logout" onClick={() => void logOut()}>
          {desk.log_out()}
        </Button>
      </div>
    </main>
  );
}
