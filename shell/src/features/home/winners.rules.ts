import { minorUnits } from '@portal/shared/contract/amounts';

/** Wins above the least amount shown; an equal one is not above. */
export function biggestWins<T extends { vo: { winAmount: string } }>(list: readonly T[], leastAmount: string): T[] {
  const least = minorUnits(leastAmount);
  return list.filter(({ vo }) => minorUnits(vo.winAmount) > least);
}
