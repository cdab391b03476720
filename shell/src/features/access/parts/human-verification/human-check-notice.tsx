import { useText } from '../../../../host/use-text.ts';
import styles from './human-check-notice.module.css';

/** Says that proof of work is running; always in the page, so that a screen reader announces it. */
export function HumanCheckNotice({ isSolving }: { isSolving: boolean }) {
  const t = useText();
  return (
    <div role="status" className={styles.place}>
      {isSolving && (
        <p className={styles.notice}>
          {t('human.solving')}
          <span className={styles.bar} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}
