import { partOf } from '@portal/shared/contract/money/money-parts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type BetSettled, betSettled, type GamesModule } from '../../modules/games/index.ts';
import { between } from '../../modules/wallet/index.ts';
import { type JackpotDeps, jackpotFunding, jackpotPool } from './pool.ts';

/**
 * Feeds a part of each settled bet on a jackpot game from the house account into the pool, once, whatever figure the
 * portal shows: the rules of the game promise it. Runs from the outbox, so that no bet waits for the pool and one
 * worker moves the pool's stripes.
 */
export function feedPoolFlow({ outbox }: Kernel, deps: JackpotDeps): void {
  outbox.subscribeBatches(betSettled, 'jackpot.feed', async (bets) => {
    const rate = await deps.settings.get('jackpot.rateBasisPoints');
    const postings = (await onJackpotGames(deps.games, bets))
      .map(({ roundId, stakeMinor }) => ({ roundId, part: partOf(BigInt(stakeMinor), rate) }))
      .filter(({ part }) => part > 0n)
      .map(({ roundId, part }) => ({
        source: 'jackpot',
        reference: `feed:${roundId}`,
        kind: 'jackpot-feed',
        legs: between(jackpotFunding, jackpotPool, part),
      }));
    await deps.wallet.postAll(postings);
  });
}

async function onJackpotGames(games: GamesModule, bets: readonly BetSettled[]): Promise<BetSettled[]> {
  const keyOf = ({ vassalage, gameCode }: BetSettled) => `${vassalage} ${gameCode}`;
  const played = new Map(bets.map((bet) => [keyOf(bet), bet]));
  const withJackpot = new Set<string>();
  for (const [key, { vassalage, gameCode }] of played) {
    if ((await games.findGame(vassalage, gameCode))?.game.hasJackpot) withJackpot.add(key);
  }
  return bets.filter((bet) => withJackpot.has(keyOf(bet)));
}
