import styles from './online-dot.module.css';

/** A dot for who is online; what it means is said beside it. */
export const OnlineDot = () => <span className={styles.online} aria-hidden />;
