import { useIntl } from '@portal/shared/remote/intl';
import type { PeriodChoice } from '@portal/shared/remote/records/use-period-choice';
import type { RecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { TextField } from '@portal/shared/ui/forms/text-field';
import styles from './record-filters.module.css';

/** Two days of the portal's zone in the browser's date fields, with their errors. */
export function DayFields({ filter, choice }: { filter: RecordFilter; choice: PeriodChoice }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  const { oldest: min, today: max, daysAtMost: days = 0 } = filter.bounds;
  const { fault } = choice;
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          {...{ min, max }}
          className={styles.day}
          label={text(end)}
          value={choice.days[end]}
          onChange={({ target }) => choice.typeDay({ [end]: target.value })}
        />
      ))}
      {fault ? (
        <p role="alert" className={styles.fault}>
          {intl.formatMessage({ id: `record.fault.${fault}` }, { months: filter.months, days })}
        </p>
      ) : null}
    </>
  );
}
