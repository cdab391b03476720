import { t } from '../texts/translate.ts';

type Countable = 'line' | 'number' | 'draw' | 'time' | 'ticket' | 'earlier';

/** "1 line", "2 lines". */
export const counted = (count: number, what: Countable): string =>
  t(`count.${what}.${count === 1 ? 'one' : 'many'}`, { count });
