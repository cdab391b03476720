import { Button } from '@portal/shared/ui/button';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useMayRelease } from '../console-parts.ts';
import { useText, useTimes } from '../texts/use-text.ts';
import { type Period, periods } from './health/health.rules.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Sequence of the live composition. */
  sequence: number | undefined;
  /** Milliseconds since 1970; 0 before the first answer. */
  asOf: number;
  period: Period;
  onPeriod: (period: Period) => void;
  isFrozen: boolean;
  onFreeze: () => void;
}

/** The heading of the page, the age of its data, and the period of its charts. */
export function PageHead({ sequence, asOf, period, onPeriod, isFrozen, onFreeze }: PageHeadProps) {
  const t = useText();
  const { second } = useTimes();
  const mayRelease = useMayRelease();
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('page.title')}</h1>
        <p className={styles.about}>
          {sequence === undefined ? t('page.loading') : t('page.asOf', { sequence, at: second(asOf) })}
        </p>
      </div>
      <div className={styles.tools}>
        <FilterRow label={t('page.period')}>
          {periods.map((minutes) => (
            <Chip key={minutes} isChosen={minutes === period} onClick={() => onPeriod(minutes)}>
              {t(`page.period.${minutes}`)}
            </Chip>
          ))}
        </FilterRow>
        <Button disabled={!mayRelease} aria-describedby={mayRelease ? undefined : 'no-role'} onClick={onFreeze}>
          {isFrozen ? t('freeze.move') : t('freeze.open')}
        </Button>
      </div>
    </header>
  );
}
