import { recordMonths } from '@portal/shared/contract/records/record-period';
import { useHost } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import { dayOf, monthsBefore, type Period, presetPeriod } from './record-period.rules.ts';

/** What a record is asked for beside its days: chosen values by their name, without those that choose nothing. */
export type Choices = Readonly<Record<string, string>>;

/** Days and choices of a record, and its page; a new choice begins at the first page. */
export function useRecordFilter(first: 'week' | 'month' = 'week') {
  const { timeZone } = useHost().site;
  const today = dayOf(timeZone, new Date());
  const [period, setPeriod] = useState<Period>(() => presetPeriod(first, today));
  const [choices, setChoices] = useState<Choices>({});
  const [pageNo, onPage] = useState(1);
  return {
    today,
    oldest: monthsBefore(today, recordMonths.screen),
    period,
    choices,
    pageNo,
    onPage,
    choosePeriod(chosen: Period) {
      setPeriod(chosen);
      onPage(1);
    },
    /** An empty value takes the choice away; with the category goes the vendor, which may have no games of another. */
    choose(name: string, value: string) {
      const kept = Object.entries(choices).filter(
        ([other]) => other !== name && !(name === 'gameType' && other === 'vassalage'),
      );
      setChoices(Object.fromEntries(value ? [...kept, [name, value]] : kept));
      onPage(1);
    },
  };
}

export type RecordFilter = ReturnType<typeof useRecordFilter>;
