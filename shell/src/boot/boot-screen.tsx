import { Mark } from '@portal/shared/ui/brand/mark';
import styles from './boot-screen.module.css';

/** First paint, before any response: placeholders of header and banner, so that nothing moves later. */
export function BootScreen() {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.header}>
        <Mark size={36} />
      </div>
      <div className={styles.banner} />
    </div>
  );
}
