import type { BetSettled } from '../../../games/index.ts';
import { ever } from '../periods.rules.ts';
import { stakeStepOf, winStepOf } from '../progress/goal.rules.ts';

interface FigureKey {
  memberId: string;
  span: string;
  gameType: string;
}

type PlayShare = FigureKey & { stepMinor: bigint; stakeMinor: bigint; rounds: number };
export type WinShare = FigureKey & { stepMinor: bigint; wins: number };
type GameShare = FigureKey & { gameId: string; stepMinor: bigint };

export interface Shares {
  plays: PlayShare[];
  wins: WinShare[];
  games: GameShare[];
}

type Won = Pick<BetSettled, 'memberId' | 'gameType' | 'day' | 'winMinor'>;

/**
 * Computes what bets add to the figures of their day and the total; sorted, so that concurrent writers lock in the same
 * order.
 */
export function sharesOf(bets: readonly BetSettled[]): Shares {
  const plays = new Map<string, PlayShare>();
  const games = new Map<string, GameShare>();
  for (const bet of bets) {
    const stepMinor = stakeStepOf(BigInt(bet.stakeMinor));
    for (const figureKey of figureKeysOf(bet)) {
      const key = `${keyOf(figureKey)} ${stepMinor}`;
      const share = plays.get(key) ?? { ...figureKey, stepMinor, stakeMinor: 0n, rounds: 0 };
      share.stakeMinor += BigInt(bet.stakeMinor);
      share.rounds += 1;
      plays.set(key, share);
      const gameId = `${bet.vassalage}.${bet.gameCode}`;
      games.set(`${key} ${gameId}`, { ...figureKey, gameId, stepMinor });
    }
  }
  return { plays: sorted(plays), games: sorted(games), wins: winSharesOf(bets.map((bet) => ({ bet, change: 1 }))) };
}

/** Computes added (1) and removed (-1) wins by the step they reach. */
export function winSharesOf(changes: readonly { bet: Won; change: 1 | -1 }[]): WinShare[] {
  const wins = new Map<string, WinShare>();
  for (const { bet, change } of changes) {
    const stepMinor = winStepOf(BigInt(bet.winMinor));
    if (stepMinor === undefined) continue;
    for (const figureKey of figureKeysOf(bet)) {
      const key = `${keyOf(figureKey)} ${stepMinor}`;
      const share = wins.get(key) ?? { ...figureKey, stepMinor, wins: 0 };
      share.wins += change;
      wins.set(key, share);
    }
  }
  return sorted(wins).filter((share) => share.wins !== 0);
}

function figureKeysOf({ memberId, gameType, day }: Won): FigureKey[] {
  return [day, ever].map((span) => ({ memberId, span, gameType }));
}

const keyOf = ({ memberId, span, gameType }: FigureKey) => `${memberId} ${span} ${gameType}`;

function sorted<Share>(shares: ReadonlyMap<string, Share>): Share[] {
  return [...shares].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}
