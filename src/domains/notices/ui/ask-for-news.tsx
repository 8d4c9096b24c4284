import * as m from '#messages/push';
import { Link } from '../../../ui/link.tsx';
import styles from './ask-for-news.module.css';
import { NotifyHere } from './notify-here.tsx';

/**
 * After an order: offers push notifications on this device with one click. Renders nothing if they are already on.
 */
export function AskForNews({ pushKey }: { pushKey: string | null }) {
  if (pushKey === null) return null;
  return (
    <section className={styles.ask} aria-labelledby="ask-for-news">
      <p id="ask-for-news">{m.hear_on_its_way()}</p>
      <NotifyHere publicKey={pushKey} quiet />
      <Link href="/dashboard/notices/settings">{m.other_ways()}</Link>
    </section>
  );
}
