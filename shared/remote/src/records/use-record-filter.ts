import { addMonths, dayIn } from '@portal/shared/contract/time/calendar-days';
import { recordMonths } from '@portal/shared/contract/time/record-period';
import { useState } from 'react';
import { useHost } from '../host-context.ts';
import { type Period, type Preset, presetPeriod, recordPresets } from './record-period.rules.ts';

/** Filter values of a record beside its days, by name, without empty ones. */
export type Choices = Readonly<Record<string, string>>;

export interface RecordFilterOptions {
  first?: Preset;
  presets?: readonly Preset[];
  /** Earliest selectable day, relative to today. */
  months?: number;
  /** Days of one period at most. */
  daysAtMost?: number;
}

/** Days and choices of a record, and its page; a new choice begins at the first page. */
export function useRecordFilter({
  first = 'week',
  presets = recordPresets,
  months = recordMonths.screen,
  daysAtMost,
}: RecordFilterOptions = {}) {
  const { timeZone } = useHost().site;
  const today = dayIn(timeZone, new Date());
  const [chosen, setChosen] = useState<Preset | Period>(first);
  const [choices, setChoices] = useState<Choices>({});
  const [pageNo, onPage] = useState(1);
  const isPreset = typeof chosen === 'string';
  return {
    bounds: { today, oldest: addMonths(today, -months), daysAtMost },
    months,
    presets,
    /** Absent where days were chosen one by one. */
    preset: isPreset ? chosen : undefined,
    period: isPreset ? presetPeriod(chosen, today) : chosen,
    choices,
    pageNo,
    onPage,
    choosePeriod(next: Preset | Period) {
      setChosen(next);
      onPage(1);
    },
    /** Replaces the whole selection; empty values filter nothing. */
    chooseAll(next: Readonly<Record<string, string | undefined>>) {
      setChoices(Object.fromEntries(Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []))));
      onPage(1);
    },
    /** An empty value removes the filter; changing the category removes the vendor, which may have no games of it. */
    choose(name: string, value: string) {
      const others = Object.entries(choices).filter(
        ([other]) => other !== name && !(name === 'gameType' && other === 'vassalage'),
      );
      setChoices(Object.fromEntries(value ? [...others, [name, value]] : others));
      onPage(1);
    },
  };
}

export type RecordFilter = ReturnType<typeof useRecordFilter>;
