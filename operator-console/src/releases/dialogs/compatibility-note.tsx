import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import styles from './compatibility-note.module.css';

interface CompatibilitySet {
  set: 'live' | 'candidate' | 'previous';
  fits: boolean;
  misfits: readonly Incompatibility[];
}

interface CompatibilityNoteProps {
  isPending: boolean;
  /** Absent if the check failed: the platform checks again before it puts anything live. */
  sets?: readonly CompatibilitySet[];
  nearest?: Readonly<Record<string, string>>;
}

/** Shows whether a version is compatible with what else is live, and names what is not. */
export function CompatibilityNote({ isPending, sets, nearest }: CompatibilityNoteProps) {
  const t = useText();
  if (isPending) {
    return (
      <div aria-busy="true" className={styles.pending}>
        <Skeleton height={48} shape="block" />
        <span className="visually-hidden">{t('fit.pending')}</span>
      </div>
    );
  }
  if (!sets) return <Notice tone="neutral">{t('fit.unknown')}</Notice>;
  const bad = sets.filter(({ fits }) => !fits);
  if (bad.length === 0) return <Notice tone="good">{t('fit.fits')}</Notice>;
  const isRefused = bad.some(({ set }) => set === 'live');
  return (
    <Notice tone={isRefused ? 'bad' : 'warn'} role="alert">
      {bad.map(({ set, misfits }) => (
        <div key={set}>
          <strong>{t(`fit.not.${set}`)}</strong>
          <ul className={styles.list}>
            {misfits.map((incompatibility) => (
              <li key={`${incompatibility.who} ${incompatibility.kind} ${incompatibility.subject}`}>
                {incompatibility.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {nearest ? (
        <p>
          {t('fit.nearest', {
            versions: Object.entries(nearest)
              .map(([name, version]) => `${name} ${version}`)
              .join(', '),
          })}
        </p>
      ) : null}
    </Notice>
  );
}
