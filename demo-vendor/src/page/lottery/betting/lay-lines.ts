import type { SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { counted } from '../frame/counted.ts';
import type { SlipLine } from '../slip/slip.rules.ts';
import type { Slip } from '../slip/slip.ts';
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
    foot.tell(`${counted(count, 'line')} added: each line once, and at most ${limits.mostLines} on a slip.`);
  if (count === 0) return;
  foot.say(`${counted(count, 'line')} added to the slip`);
  added();
}
