import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';

/**
 * Says that a part of the page could not be shown, and offers a retry: `onRetry` if the part can be loaded alone,
 * `retryHref` (this page's address) if only a reload helps.
 */
export const ErrorState = ({
  title = m.this_did_not_load(),
  titleAs: Title = 'p',
  children,
  onRetry,
  retryHref,
}: {
  title?: string;
  /** `h1` if this is the page's whole content. */
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
