import { useState } from 'react';
import { type Period, type Preset, periodFault } from './record-period.rules.ts';
import type { RecordFilter } from './use-record-filter.ts';

/** Values of a picker of days. Invalid days stay as typed and are not requested. */
export function usePeriodChoice({ presets, preset, period, bounds, choosePeriod }: RecordFilter) {
  const [typed, setTyped] = useState<Period>();
  const days = typed ?? period;
  return {
    value: typed ? 'days' : (preset ?? 'days'),
    values: [...presets, 'days'] as const,
    days,
    fault: typed && periodFault(typed, bounds),
    choose(value: string): void {
      const chosen = presets.find((each): each is Preset => each === value);
      setTyped(chosen ? undefined : period);
      if (chosen) choosePeriod(chosen);
    },
    typeDay(change: Partial<Period>): void {
      const next = { ...days, ...change };
      setTyped(next);
      if (!periodFault(next, bounds)) choosePeriod(next);
    },
  };
}

export type PeriodChoice = ReturnType<typeof usePeriodChoice>;
