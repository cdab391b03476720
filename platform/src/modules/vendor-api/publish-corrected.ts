import type { Kernel } from '../../kernel/kernel.ts';
import type { SiteSettings } from '../content/index.ts';
import { betCorrected, type GamesModule, type Resettlement, type ResettleOutcome } from '../games/index.ts';
import { publishBetResult } from './announce-play.ts';
import { betSettledPayload } from './bet-settled-payload.ts';

interface Resettled {
  round: Resettlement;
  outcome: ResettleOutcome;
}

interface WinChange {
  roundId: string;
  transactionId: string;
  win_before: string | null;
  win_after: string | null;
}

/** Publishes that a settled round pays more since operators let go of a win; does nothing for one that is open. */
export async function publishWinChange(
  kernel: Kernel,
  deps: { games: GamesModule; settings: SiteSettings },
  provider: string,
  { roundId, transactionId, win_before: winBeforeMinor, win_after: winMinor }: WinChange,
): Promise<void> {
  const [settled] = await deps.games.publishedRounds(provider, [roundId]);
  if (!settled?.settledAt || winBeforeMinor === null || winMinor === null) return;
  const correctedAt = kernel.clock.now().toISOString();
  const payload = { ...betSettledPayload(settled, await deps.settings.get('timeZone')), wasHeld: true };
  publishBetResult(kernel, { ...settled, winMinor });
  // The correction itself was published under the studio's id, without what was held.
  const id = `${transactionId}~paid`;
  await kernel.outbox.publish(betCorrected, { ...payload, winBeforeMinor, winMinor, transactionId: id, correctedAt });
}

/** Publishes corrected rounds in order, in the surrounding transaction. */
export async function publishCorrected(
  kernel: Kernel,
  deps: { games: GamesModule; settings: SiteSettings },
  provider: string,
  resettled: readonly Resettled[],
): Promise<void> {
  if (resettled.length === 0) return;
  const timeZone = await deps.settings.get('timeZone');
  const roundIds = [...new Set(resettled.map(({ round }) => round.roundId))];
  const rows = await deps.games.publishedRounds(provider, roundIds);
  const found = new Map(rows.map((each) => [each.roundId, each]));
  const correctedAt = kernel.clock.now().toISOString();
  await kernel.outbox.publishAll(
    betCorrected,
    resettled.map(({ round: { roundId, transactionId }, outcome }) => {
      const settled = found.get(roundId);
      const { win_before: winBeforeMinor, win_after: winMinor } = outcome;
      if (!settled || winBeforeMinor === null || winMinor === null)
        throw new Error(`round ${provider}:${roundId} was settled again and is not there`);
      // Of several corrections of one round, each has the win after it.
      return { ...betSettledPayload(settled, timeZone), winBeforeMinor, winMinor, transactionId, correctedAt };
    }),
  );
}
