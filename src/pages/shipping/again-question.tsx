import * as m from '#messages/held';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './view.module.css';

/** Asks before the same goods are ordered again (R-ORDER-3). */
export const AgainQuestion = ({ text, onYes }: { text: string; onYes: () => void }) => (
  <Notice tone="warning" announce>
    <p>{text}</p>
    <p className={styles.again}>
      <Button
        type="submit"
        name="again"
        value="yes"
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          onYes();
        }}
      >
        {m.order_again()}
      </Button>
      <ButtonLink variant="quiet" href="/dashboard/my-orders">
        {m.see_that_order()}
      </ButtonLink>
    </p>
  </Notice>
);
