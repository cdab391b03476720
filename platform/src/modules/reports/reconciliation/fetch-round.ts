import type { DisputedRound } from '@portal/shared/contract/reports/operator-disputes';
import { studioRound } from '@portal/shared/contract/vendor-api/statement';
import { callStudio, type GamesModule } from '../../games/index.ts';

type TheirSide = DisputedRound['studio'];

interface AskedRound {
  provider: string;
  roundId: string;
  openedAt: Date;
  settledAt: Date | null;
}

/** Reason reported when the studio has no configured address. */
export const noOrigin = 'the studio has no origin';
/** Reason reported when all keys of the studio are ended. */
export const noKey = 'the studio has no key';

/** Two clocks never agree, and a win may be repeated for a while. */
const beforeMs = 10 * 60_000;
const afterMs = 24 * 3_600_000;

/** Asks the studio about a round; a studio that does not answer is reported as unavailable. */
export async function fetchRound(
  games: Pick<GamesModule, 'studios' | 'studioOrigin' | 'fetchFromStudio'>,
  { provider, roundId, openedAt, settledAt }: AskedRound,
  now: Date,
): Promise<TheirSide> {
  const { key } = (await games.studios()).find((studio) => studio.provider === provider) ?? {};
  if (!key) return { state: 'unavailable', reason: noKey };
  const origin = await games.studioOrigin(provider);
  if (origin === undefined) return { state: 'unavailable', reason: noOrigin };
  const [from, to] = [openedAt.getTime() - beforeMs, (settledAt ?? now).getTime() + afterMs];
  try {
    const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    return {
      state: 'answered',
      ...(await callStudio({ origin, key, fetch: games.fetchFromStudio }, studioRound, { roundId, ...period })),
    };
  } catch (error) {
    return { state: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  }
}
