import styles from './week-ahead.module.css';

/** A filled diamond is confirmed, an open one proposed. Without a label it is decoration beside the text. */
export function EventMarker({ confirmed, label }: { confirmed: boolean; label?: string }) {
  const role = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return <i className={styles.marker} data-confirmed={confirmed || undefined} {...role} />;
}
