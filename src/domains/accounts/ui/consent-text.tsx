import * as m from '#messages/account';
import { rich } from '../../../messages/rich.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './consent-text.module.css';

/** What a form that opens an account asks people to agree to: the very words that are kept (`consent.ts`). */
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
