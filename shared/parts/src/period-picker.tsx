import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import {
  type Period,
  type Preset,
  periodFault,
  presetOf,
  presetPeriod,
  presets,
} from '@portal/shared/remote/record-period.rules';
import type { RecordFilter } from '@portal/shared/remote/use-record-filter';
import { Select } from '@portal/shared/ui/select';
import { TextField } from '@portal/shared/ui/text-field';
import { useState } from 'react';
import styles from './record-filters.module.css';

/** A preset, or two days of the portal's zone in the browser's own date fields; what cannot be is not asked for. */
export function PeriodPicker({ filter }: { filter: RecordFilter }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  const { today, oldest, period } = filter;
  const [typed, setTyped] = useState<Period>();
  const fault = typed && periodFault(typed, oldest, today);
  const preset = typed ? undefined : presetOf(period, today);

  function onPreset(value: string): void {
    const chosen = presets.find((each): each is Preset => each === value);
    setTyped(chosen ? undefined : period);
    if (chosen) filter.choosePeriod(presetPeriod(chosen, today));
  }

  function onDay(change: Partial<Period>): void {
    const next = { ...period, ...typed, ...change };
    setTyped(next);
    if (!periodFault(next, oldest, today)) filter.choosePeriod(next);
  }

  const options = [...presets, 'days'].map((value) => ({ value, label: text(`period.${value}`) }));
  const bounds = { type: 'date', min: oldest, max: today, className: styles.day } as const;
  return (
    <div className={styles.period}>
      <Select
        className={styles.preset}
        label={text('period')}
        value={preset ?? 'days'}
        options={options}
        onChange={(event) => onPreset(event.target.value)}
      />
      {preset ? null : (
        <DayFields {...{ bounds, days: typed ?? period, onDay, fault: fault && text(`fault.${fault}`) }} />
      )}
    </div>
  );
}

interface DayFieldsProps {
  bounds: { type: 'date'; min: string; max: string; className: string | undefined };
  days: Period;
  onDay: (change: Partial<Period>) => void;
  fault?: string;
}

function DayFields({ bounds, days, onDay, fault }: DayFieldsProps) {
  const intl = useIntl();
  const { timeZone } = useHost().site;
  const text = (id: string) => intl.formatMessage({ id: `record.${id}` });
  return (
    <>
      <TextField {...bounds} label={text('from')} value={days.from} onChange={(e) => onDay({ from: e.target.value })} />
      <TextField {...bounds} label={text('to')} value={days.to} onChange={(e) => onDay({ to: e.target.value })} />
      {fault ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
      {timeZone ? <p className={styles.note}>{intl.formatMessage({ id: 'record.zone' }, { timeZone })}</p> : null}
    </>
  );
}
