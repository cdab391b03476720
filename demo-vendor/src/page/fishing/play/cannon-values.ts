import { minorUnits } from '@portal/shared/contract/amounts';
import { gradeOf } from './draw-cannon.ts';

/** The values that a cannon can have, and the one that it has. Minor units. */
export function createCannonValues(stakes: readonly string[], changed: () => void) {
  const values = stakes.map((stake) => Number(minorUnits(stake)));
  // If the lowest value is already high, start there.
  let at = (values[0] ?? 0) >= 50 ? 0 : Math.min(2, values.length - 1);
  return {
    now: () => values[at] ?? 0,
    isLeast: () => at === 0,
    isMost: () => at === values.length - 1,
    /** How splendid a cannon of this value is. */
    grade: (value: number) => gradeOf(Math.max(0, values.indexOf(value)), values.length),
    step(by: 1 | -1): void {
      at = Math.min(values.length - 1, Math.max(0, at + by));
      changed();
    },
  };
}
