import { useText } from '../../../../host/use-text.ts';
import styles from './human-check-notice.module.css';

/** Says that the proof of work is under way; always in the page, so that a screen reader hears it begin. */
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
