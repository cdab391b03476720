import type { ProfitLossRow } from '@portal/shared/contract/agents/profit-loss';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Database } from '../../../../kernel/database/database.ts';
import type { Downline, MemberModule } from '../../../accounts/index.ts';
import { type DaySums, noSums } from '../counting/fold.rules.ts';
import { ownSums, type ProfitLossQuery, teamSums } from './profit-loss.ts';

/** Reads members with their own figures and those of their teams. */
export async function profitLossRows(
  database: Database,
  member: MemberModule,
  found: readonly Downline[],
  query: ProfitLossQuery,
): Promise<ProfitLossRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const sizes = await member.branches.sizesOf(ids);
  const own = await ownSums(database, ids, query);
  const team = await teamSums(database, member, found, query);
  return found.map(({ id, account, type }) => {
    const members = sizes.get(id)?.members ?? 0;
    const sums = team.get(id);
    const hasTeam = members > 0 || (sums && Object.values(sums).some(Boolean));
    const row = { account, type, members, own: figuresOf(own.get(id)) };
    return hasTeam ? { ...row, team: figuresOf(sums) } : row;
  });
}

/** profitLoss is the players': negative when they lost. */
export function figuresOf({ stakeMinor, winMinor, bonusMinor, rebateMinor, ...sums }: DaySums = noSums) {
  return {
    validBet: amountFromMinor(stakeMinor),
    win: amountFromMinor(winMinor),
    bonus: amountFromMinor(bonusMinor),
    rebate: amountFromMinor(rebateMinor),
    deposit: amountFromMinor(sums.depositMinor),
    withdrawal: amountFromMinor(sums.withdrawalMinor),
    profitLoss: amountFromMinor(winMinor + bonusMinor + rebateMinor - stakeMinor),
    rounds: sums.rounds,
  };
}
