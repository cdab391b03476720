import type { FastifyInstance } from 'fastify';
import type { VendorKey } from '../gateway/sign-call.ts';
import { endRound, listUnsettledRounds, type UnsettledRound } from './round-act-calls.ts';
import { type Ended, type RoundFault, roundFaultTexts } from './round-acts.ts';
import { type Done, signedCalls } from './signed-calls.ts';

/** A part of the studio that has rounds. */
export interface RoundSource {
  unsettled(): readonly UnsettledRound[];
  /** Ends a round; undefined if it has no such open round. Absent if its rounds always end on their own. */
  end?(roundId: string): Promise<Ended<UnsettledRound>> | undefined;
}

interface RoundActDeps {
  sources: readonly RoundSource[];
  now(): number;
  key: () => VendorKey | undefined;
}

const minuteMs = 60_000;
const statusOf: Readonly<Record<RoundFault, number>> = {
  unknown_round: 404,
  under_way: 409,
  still_played: 409,
  ends_by_itself: 409,
  try_again: 503,
};

/** Registers the operators' calls about rounds. */
export function roundActRoutes(app: FastifyInstance, { sources, now, key }: RoundActDeps): void {
  function listed({ gameCode, minutes }: { gameCode?: string | undefined; minutes: number }): UnsettledRound[] {
    const before = new Date(now() - minutes * minuteMs).toISOString();
    return sources
      .flatMap((source) => source.unsettled())
      .filter((round) => (gameCode === undefined || round.gameCode === gameCode) && round.since <= before)
      .sort((one, other) => (one.since < other.since ? -1 : 1));
  }

  async function ended(roundId: string): Promise<Done> {
    for (const source of sources) {
      const work = source.end?.(roundId);
      if (!work) continue;
      const end = await work;
      return end.kind === 'done' ? { kind: 'done', value: end.round } : refused(end.code);
    }
    const isKnown = sources.some((source) => source.unsettled().some((round) => round.roundId === roundId));
    return refused(isKnown ? 'ends_by_itself' : 'unknown_round');
  }

  signedCalls(app, key, (serve) => {
    serve(listUnsettledRounds, async (asked) => {
      const rounds = listed(asked);
      return { kind: 'done', value: { total: rounds.length, list: rounds.slice(0, asked.count) } };
    });
    serve(endRound, ({ roundId }) => ended(roundId));
  });
}

const refused = (code: RoundFault): Done => ({
  kind: 'no',
  status: statusOf[code],
  code,
  message: roundFaultTexts[code],
});
