import { useIntl } from '@portal/shared/remote/intl';
import type { PeriodChoice } from '@portal/shared/remote/records/use-period-choice';
import type { RecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { Select } from '@portal/shared/ui/forms/select';
import { DayFields } from './day-fields.tsx';
import styles from './record-filters.module.css';

/** A list of presets, or two days; an invalid period is not requested. */
export function PeriodPicker({ filter, choice }: { filter: RecordFilter; choice: PeriodChoice }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <div className={styles.period}>
      <Select
        className={styles.preset}
        label={text('period')}
        value={choice.value}
        options={choice.values.map((value) => ({ value, label: text(`period.${value}`) }))}
        onChange={({ target }) => choice.choose(target.value)}
      />
      {choice.value === 'days' ? <DayFields {...{ filter, choice }} /> : null}
    </div>
  );
}
