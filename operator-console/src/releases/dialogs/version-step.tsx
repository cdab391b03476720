import { ArrowRightIcon } from '@portal/shared/ui/icons/navigation';
import { useText } from '../../texts/use-text.ts';
import styles from './version-step.module.css';

interface VersionStepProps {
  from: string | undefined;
  to: string | undefined;
  note: string;
}

/** From which version to which, in large type: the one thing to read before clicking. */
export function VersionStep({ from, to, note }: VersionStepProps) {
  const t = useText();
  return (
    <div className={styles.step}>
      <p className={styles.versions}>
        <span className={styles.from} translate="no">
          {from ?? '–'}
        </span>
        <ArrowRightIcon size={20} className={styles.arrow} />
        <span className="visually-hidden">{t('act.to')}</span>
        <span className={styles.to} translate="no">
          {to ?? '–'}
        </span>
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
