import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { TournamentBoard } from '@portal/shared/contract/rewards/tournaments';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Member } from '../../accounts/index.ts';
import { type BetSettled, betCorrected, betSettled } from '../../games/index.ts';
import { createProgressNotifier } from '../progress-notifier.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { closeTournaments } from './closing/close-tournaments.ts';
import { countTournaments } from './counting/count-tournaments.ts';
import { createTournamentMaker } from './create-tournament.ts';
import { joinTournament } from './join-tournament.ts';
import { createOperatorTournaments } from './operator-tournaments.ts';
import { createTournamentViews } from './tournament-views.ts';

const subscribers = ['rewards.tournaments', 'rewards.tournament-corrections'] as const;

/** Tournaments and races with a live board (decisions/122). */
export function openTournaments(kernel: Kernel, deps: RewardKindDeps) {
  const counting = countTournaments(kernel, deps, createProgressNotifier(kernel, 'tournaments'));
  const [settlements, corrections] = subscribers;
  kernel.outbox.subscribeBatches(betSettled, settlements, (bets) => counting.bets(bets), { from: 'now' });
  kernel.outbox.subscribeBatches(betCorrected, corrections, (bets) => counting.corrections(bets), { from: 'now' });
  closeTournaments(kernel, deps, subscribers);
  const views = createTournamentViews(kernel, deps);
  const maker = createTournamentMaker(kernel, deps);
  const viewerOf = (member: Pick<Member, 'id' | 'rankLevel'> | undefined) =>
    member && { memberId: member.id, rankLevel: member.rankLevel };
  return {
    /** Counts bets that are not in the outbox. */
    count: (bets: readonly BetSettled[]) => kernel.database.transaction(() => counting.bets(bets)),
    maker,
    operator: createOperatorTournaments(kernel, deps, maker),
    async list(memberId: string | undefined, language: LanguageCode) {
      const viewer = viewerOf(memberId ? await deps.member.byId(memberId) : undefined);
      return { tournaments: await views.list(viewer, language), serverTime: kernel.clock.now().toISOString() };
    },
    /** @throws Refusal `tournament_not_found` */
    async board(id: string, memberId: string | undefined, language: LanguageCode): Promise<TournamentBoard> {
      return views.board(id, viewerOf(memberId ? await deps.member.byId(memberId) : undefined), language);
    },
    /** @throws Refusal as `joinTournament` */
    join: (memberId: string, id: string) => joinTournament(kernel, deps, { memberId, id }),
  };
}

export type Tournaments = ReturnType<typeof openTournaments>;
