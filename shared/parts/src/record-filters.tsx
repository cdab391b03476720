import { useIntl } from '@portal/shared/remote/intl';
import { type PeriodChoice, usePeriodChoice } from '@portal/shared/remote/records/use-period-choice';
import type { RecordFilter } from '@portal/shared/remote/records/use-record-filter';
import { cx } from '@portal/shared/ui/cx';
import { Select, type SelectOption } from '@portal/shared/ui/forms/select';
import { CloseIcon } from '@portal/shared/ui/icons/frame';
import { CalendarIcon } from '@portal/shared/ui/icons/money';
import { FilterIcon } from '@portal/shared/ui/icons/navigation';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { type ReactNode, useId, useState } from 'react';
import { DayFields } from './day-fields.tsx';
import styles from './record-filters.module.css';
import { ZoneNote } from './zone-note.tsx';

export interface RecordChoice {
  /** As in the call. */
  name: string;
  label: string;
  /** Label of the empty choice. */
  all: string;
  options: SelectOption[];
}

interface RecordFiltersProps {
  filter: RecordFilter;
  choices: RecordChoice[];
  /** Search field of the record; on phones below the chips. */
  search?: ReactNode;
  /** At the end of the row: the button of the file. */
  children?: ReactNode;
}

/** Days and choices in one row; on phones a row of chips that unfold the fields. */
export function RecordFilters({ filter, choices, search, children }: RecordFiltersProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const choice = usePeriodChoice(filter);
  const chosen = choices.filter(({ name }) => filter.choices[name]);
  const title = intl.formatMessage({ id: 'record.filters' });
  return (
    <div className={cx(styles.filters, Boolean(search) && styles.searched)}>
      <FilterRow label={title} className={styles.chips}>
        <Chip
          className={styles.opener}
          icon={<FilterIcon size={18} />}
          isChosen={isOpen}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          count={chosen.length || undefined}
        >
          {title}
        </Chip>
        <Chip className={styles.opener} icon={<CalendarIcon size={18} />} onClick={() => setIsOpen(!isOpen)}>
          {filter.preset
            ? intl.formatMessage({ id: `record.period.${filter.preset}` })
            : `${filter.period.from} – ${filter.period.to}`}
        </Chip>
        {chosen.map(({ name, label, options }) => (
          <Chip
            key={name}
            isChosen
            aria-label={intl.formatMessage({ id: 'record.remove' }, { filter: label })}
            onClick={() => filter.choose(name, '')}
          >
            {options.find(({ value }) => value === filter.choices[name])?.label ?? filter.choices[name]}
            <CloseIcon size={16} />
          </Chip>
        ))}
      </FilterRow>
      <div id={panelId} className={cx(styles.panel, isOpen && styles.open)}>
        <PeriodPicker {...{ filter, choice }} />
        {choices.map(({ name, label, all, options }) => (
          <Select
            key={name}
            label={label}
            className={styles.choice}
            value={filter.choices[name] ?? ''}
            options={[{ value: '', label: all }, ...options]}
            onChange={(event) => filter.choose(name, event.target.value)}
          />
        ))}
        {search ? null : <div className={styles.end}>{children}</div>}
      </div>
      {search ? (
        <div className={styles.tail}>
          {search}
          <div className={styles.end}>{children}</div>
        </div>
      ) : null}
      <ZoneNote isAlways={choice.value === 'days'} />
    </div>
  );
}

/** A list of presets, or two days; an invalid period is not requested. */
function PeriodPicker({ filter, choice }: { filter: RecordFilter; choice: PeriodChoice }) {
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
