import type { Kernel } from '../../kernel/kernel.ts';
import type { SiteSettings } from '../content/index.ts';
import { betSettled, type GamesModule, settlesLater } from '../games/index.ts';
import { publishBetResult } from './announce-play.ts';
import { betSettledPayload } from './bet-settled-payload.ts';

/**
 * Publishes the rounds that wins have closed, each once, in the surrounding transaction. Players are notified of results
 * that come later than their bet: of matches and draws, and of wins that operators held.
 */
export async function publishSettled(
  kernel: Kernel,
  deps: { games: GamesModule; settings: SiteSettings },
  provider: string,
  roundIds: readonly string[],
  { wereHeld = false }: { wereHeld?: boolean } = {},
): Promise<void> {
  if (roundIds.length === 0) return;
  const timeZone = await deps.settings.get('timeZone');
  const settled = await deps.games.publishedRounds(provider, roundIds);
  if (settled.length < roundIds.length)
    throw new Error(`closed rounds of ${provider} are not there: ${roundIds.join()}`);
  await kernel.outbox.publishAll(
    betSettled,
    settled.map((each) => ({ ...betSettledPayload(each, timeZone), ...(wereHeld && { wasHeld: true }) })),
  );
  for (const bet of settled) if (wereHeld || settlesLater(bet.gameType)) publishBetResult(kernel, bet);
}
