import * as m from '#messages/account';
import { rich } from '../../../messages/rich.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './consent-text.module.css';

/** The consent text on forms that open an account: exactly the words that are stored (`consent.ts`). */
export const ConsentText = () => (
  <p className={styles.text}>
    {rich(
      m.by_continuing_you_agree,
      {},
      {
        terms: (text) => <Link href="/terms-condition">{text}</Link>,
        privacy: (text) => <Link href="/privacy-policy">{text}</Link>,
      },
    )}
  </p>
);
