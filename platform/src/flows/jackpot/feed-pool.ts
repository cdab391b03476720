import { betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { between } from '../../modules/wallet/index.ts';
import { type JackpotDeps, jackpotFunding, jackpotPart, jackpotPool } from './pool.ts';

/**
 * A part of each settled bet on a game with jackpot, from the house, once, whatever figure the portal shows: the rules of the
 * game promise it. Told by the outbox: no bet waits for the pool,
 * and the pool's stripes are moved by one worker.
 */
export function feedPoolFlow({ outbox }: Kernel, deps: JackpotDeps): void {
  const { games, wallet, content } = deps;
  outbox.subscribe(betSettled, 'jackpot.feed', async (bet) => {
    const found = await games.findGame(bet.vassalage, bet.gameCode);
    if (!found?.game.hasJackpot) return;
    const part = jackpotPart(BigInt(bet.stakeMinor), await content.settings.get('jackpot.rateBasisPoints'));
    if (part === 0n) return;
    const movement = { source: 'jackpot', reference: `feed:${bet.roundId}`, kind: 'jackpot-feed' };
    await wallet.post({ ...movement, legs: between(jackpotFunding, jackpotPool, part) });
  });
}
