import { Link } from '../../../ui/link.tsx';
import { termsConsent } from '../consent.ts';
import styles from './consent-text.module.css';

/** What pressing the button of a form that opens an account says: the very words that are kept. */
export const ConsentText = ({ action }: { action: string }) => (
  <p className={styles.text}>
    By pressing “{action}” you say: {termsConsent.text} (<Link href="/terms-condition">terms</Link>,{' '}
    <Link href="/privacy-policy">privacy policy</Link>)
  </p>
);
