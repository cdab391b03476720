import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getRankList } from '@portal/shared/contract/games/winners';
import { minorUnits } from '@portal/shared/contract/money/amounts';

type RankEntry = CallOutput<typeof getRankList>['list'][number];
export type Winner = RankEntry['vo'];

/** Wins above (not at) the minimum, in the order given, at most `most`. */
export function shownWinners(list: readonly RankEntry[], minimum: string, most: number): Winner[] {
  return list
    .map(({ vo }) => vo)
    .filter(({ winAmount }) => minorUnits(winAmount) > minorUnits(minimum))
    .slice(0, most);
}
