import { useIntl } from '@portal/shared/remote/intl';
import { usePeriodChoice } from '@portal/shared/remote/records/use-period-choice';
import type { RecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { Choice } from './choice.tsx';
import { DayFields } from './day-fields.tsx';
import styles from './record-filters.module.css';
import { ZoneNote } from './zone-note.tsx';

/** The presets as tabs, side by side if there is room; the last one opens two days. */
export function PeriodTabs({ filter }: { filter: RecordFilter }) {
  const intl = useIntl();
  const choice = usePeriodChoice(filter);
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <div className={styles.tabs}>
      <Choice<string>
        label={text('period')}
        items={choice.values.map((value) => ({ value, label: text(`period.${value}`) }))}
        value={choice.value}
        onChange={choice.choose}
      />
      {choice.value === 'days' ? (
        <div className={styles.period}>
          <DayFields {...{ filter, choice }} />
        </div>
      ) : null}
      <ZoneNote isAlways={choice.value === 'days'} />
    </div>
  );
}
