import type { BetCorrected, BetSettled } from '../../../games/index.ts';
import type { RewardPaid } from '../../../rewards/index.ts';
import type { teamBets, teamMoney } from '../figures.tables.ts';

export type PlayEntry = typeof teamBets.$inferSelect;
export type MoneyEntry = typeof teamMoney.$inferSelect;

export function entryOfBet(bet: BetSettled): PlayEntry {
  const { roundId, memberId, uplinePath, gameName, day } = bet;
  const stakeMinor = BigInt(bet.stakeMinor);
  return {
    id: roundId,
    roundId,
    memberId,
    uplinePath,
    gameName,
    isCorrection: false,
    day,
    stakeMinor,
    betStakeMinor: stakeMinor,
    winMinor: BigInt(bet.winMinor),
    settledAt: new Date(bet.settledAt),
  };
}

/** `day` is the day of the correction in the setting timeZone. */
export function entryOfCorrection(bet: BetCorrected, day: string): PlayEntry {
  return {
    ...entryOfBet(bet),
    id: `${bet.roundId}#${bet.transactionId}`,
    isCorrection: true,
    stakeMinor: 0n,
    day,
    winMinor: BigInt(bet.winMinor) - BigInt(bet.winBeforeMinor),
    settledAt: new Date(bet.correctedAt),
  };
}

/** Rebates are payments of the source rebate; all other reward money is a bonus. */
export function entryOfReward({
  grantId,
  source,
  memberId,
  uplinePath,
  amountMinor,
  paidAt,
  day,
}: RewardPaid): MoneyEntry {
  const kind = source === 'rebate' ? 'rebate' : 'bonus';
  return {
    id: `reward:${grantId}`,
    kind,
    memberId,
    uplinePath,
    amountMinor: BigInt(amountMinor),
    at: new Date(paidAt),
    day,
  };
}
