import type { SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { counted } from '../frame/counted.ts';
import type { SlipLine } from '../slip/slip.rules.ts';
import type { Slip } from '../slip/slip.ts';
import { t } from '../texts/translate.ts';
import type { AddFoot } from './add-foot.ts';

interface LayParts {
  slip: Slip;
  foot: AddFoot;
  limits: SlipLimits;
  /** Lines were laid on the slip. */
  added(): void;
}

/** Lays lines on the slip as far as it takes them, and says how many they were. */
export function layLines({ slip, foot, limits, added }: LayParts, lines: readonly SlipLine[]): void {
  const before = slip.state().lines.length;
  slip.add(lines);
  const count = slip.state().lines.length - before;
  if (count < lines.length)
    foot.showNotice(t('foot.added_some', { lines: counted(count, 'line'), most: limits.mostLines }));
  if (count === 0) return;
  foot.announce(t('foot.added', { lines: counted(count, 'line') }));
  added();
}
