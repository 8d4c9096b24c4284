import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';

/**
 * A part of the page could not be shown. Says so in a sentence and offers to try again: `onRetry` where the part can
 * be asked for alone, `retryHref` (this page's address) where only a new visit helps.
 */
export const ErrorState = ({
  title = m.this_did_not_load(),
  titleAs: Title = 'p',
  children,
  onRetry,
  retryHref,
}: {
  title?: string;
  /** `h1` where this is all there is on the page. */
  titleAs?: 'p' | 'h1' | 'h2';
  children: ReactNode;
  onRetry?: () => void;
  retryHref?: string;
}) => (
  <div className={styles.state} role="alert">
    <Icon name="warning" size="2rem" />
    <Title className={styles.title}>{title}</Title>
    <p className={styles.text}>{children}</p>
    {onRetry && (
      <Button variant="secondary" onClick={onRetry}>
        {m.try_again()}
      </Button>
    )}
    {retryHref && (
      <ButtonLink variant="secondary" href={retryHref} replace>
        {m.try_again()}
      </ButtonLink>
    )}
  </div>
);
