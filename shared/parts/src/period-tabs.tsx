import { useIntl } from '@portal/shared/remote/intl';
import { usePeriodChoice } from '@portal/shared/remote/use-period-choice';
import type { RecordFilter } from '@portal/shared/remote/use-record-filter';
import { useWideScreen } from '@portal/shared/remote/use-wide-screen';
import { Tabs } from '@portal/shared/ui/tabs';
import { DayFields } from './day-fields.tsx';
import { PeriodPicker } from './period-picker.tsx';
import styles from './record-filters.module.css';

/** The presets side by side where there is room, and behind the last of them two days; a list on phones. */
export function PeriodTabs({ filter }: { filter: RecordFilter }) {
  return useWideScreen() ? <WideTabs filter={filter} /> : <PeriodPicker filter={filter} />;
}

function WideTabs({ filter }: { filter: RecordFilter }) {
  const intl = useIntl();
  const choice = usePeriodChoice(filter);
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <div className={styles.tabs}>
      <Tabs<string>
        look="pill"
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
    </div>
  );
}
