import { gameType } from '@portal/shared/contract/game-types';
import type { NewTournament } from '@portal/shared/contract/rewards/operator-tournaments';
import type { TournamentScope } from '@portal/shared/contract/rewards/tournaments';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { gameKeyOf, isPossibleWindow } from './tournament.rules.ts';
import { tournaments as rows, type TournamentRow, type TournamentTerms } from './tournaments.tables.ts';

/** Makes tournaments of the operator. */
export function createTournamentMaker(kernel: Kernel, { games }: Pick<RewardKindDeps, 'games'>) {
  const { db, clock, live } = kernel;

  /** Looks up what the operator named; the names stay as they are now. @throws Refusal `tournament_scope` */
  async function scopeOf({ by, of }: NewTournament['scope']): Promise<TournamentScope> {
    const names = [...new Set(of)];
    if (by === 'all') return { by, of: [] };
    if (by === 'games') {
      const found = await games.gamesByNode(names);
      if (found.length < names.length) throw new Refusal('tournament_scope');
      return { by, of: found.map((game) => ({ id: gameKeyOf(game), name: game.name })) };
    }
    const parts: TournamentScope['of'] = [];
    for (const id of names) {
      const name = by === 'category' ? id : await games.suspendedName({ scope: 'vendor', target: id });
      if (name === undefined || (by === 'category' && !v.is(gameType, id))) throw new Refusal('tournament_scope');
      parts.push({ id, name });
    }
    return { by, of: parts };
  }

  const windowOf = ({ startsAt, endsAt }: NewTournament) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });

  /** @throws Refusal `tournament_scope` */
  async function termsOf(asked: NewTournament): Promise<TournamentTerms> {
    const { measure, minStake, entry, minRank, placesAtMost, prizes } = asked;
    const scope = await scopeOf(asked.scope);
    return { measure, minStake, scope, entry, minRank, ...(placesAtMost && { placesAtMost }), prizes };
  }

  /** @throws Refusal `tournament_window`, `tournament_scope` */
  async function check(asked: NewTournament): Promise<void> {
    if (!isPossibleWindow(windowOf(asked), clock.now())) throw new Refusal('tournament_window');
    await termsOf(asked);
  }

  /** Adds the tournament with this id, whatever its window: for demo data. @throws Refusal `tournament_scope` */
  async function add(id: string, asked: NewTournament, madeBy: string): Promise<TournamentRow> {
    const terms = await termsOf(asked);
    const row = { id, names: asked.name, terms, ...windowOf(asked), madeBy, madeAt: clock.now() };
    const [made] = await db.insert(rows).values(row).returning();
    if (!made) throw new Error(`The tournament ${id} was not stored`);
    live.publish(null, { type: 'rewards', what: 'tournaments' });
    return made;
  }

  return {
    check,
    add,
    /**
     * Makes the tournament with this id, in the caller's transaction.
     * @throws Refusal as `check`
     */
    async make(id: string, asked: NewTournament, madeBy: string): Promise<TournamentRow> {
      await check(asked);
      return add(id, asked, madeBy);
    },
  };
}

export type TournamentMaker = ReturnType<typeof createTournamentMaker>;
