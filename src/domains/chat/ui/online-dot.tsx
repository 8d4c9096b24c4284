import styles from './online-dot.module.css';

/** A dot for people who are online. The text beside it says so. */
export const OnlineDot = () => <span className={styles.online} aria-hidden />;
