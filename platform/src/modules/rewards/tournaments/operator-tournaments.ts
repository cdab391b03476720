import {
  type NewTournament,
  newTournament,
  type OperatorTournament,
} from '@portal/shared/contract/rewards/operator-tournaments';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { staleWhen } from '../../approvals/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { TournamentMaker } from './create-tournament.ts';
import { createTournamentResults } from './tournament-results.ts';
import { shownBudget } from './tournament-views.ts';
import { tournaments as rows, type TournamentRow } from './tournaments.tables.ts';

const createAct = 'tournament.create';

/** Tournaments for operators; each act writes an audit line. */
export function createOperatorTournaments(kernel: Kernel, deps: RewardKindDeps, maker: TournamentMaker) {
  const { db, database, clock, live } = kernel;
  const { approvals, audit, settings } = deps;
  const { shown, ...results } = createTournamentResults(kernel, deps);

  approvals.register(createAct, {
    async run({ targetId: id, input, maker: proposer }, { who }) {
      const make = () => maker.make(id, read(input), `${proposer}, ${who}`);
      const made = await staleWhen(['tournament_window', 'tournament_scope'], make);
      return { act: 'make-tournament', detail: auditDetail(made) };
    },
  });

  return {
    ...results,
    /**
     * Makes a tournament, or a request if it takes two persons.
     * @throws Refusal as `createTournament`
     */
    async create({ why, ...asked }: NewTournament & { why: string }, operator: OperatorCaller) {
      const [id, budget] = [newId(), shownBudget(asked)];
      if (await settings.get('rewards.approvedByTwo')) {
        const approvalRequest = await approvals.propose(operator, async () => {
          await maker.check(asked);
          const line = { act: 'propose-tournament', target: id };
          return { act: createAct, targetId: id, seenVersion: 0, input: written(asked, budget), why, audit: line };
        });
        return { id, budget, approvalRequest };
      }
      assertOwnLogin(kernel, operator);
      return database.transaction(async () => {
        const made = await maker.make(id, asked, operator.username);
        await audit({ who: operator.username, act: 'make-tournament', target: id, why, detail: auditDetail(made) });
        return { id, budget };
      });
    },
    /** @throws Refusal as `cancelTournament` */
    async cancel({ id, why }: { id: string; why: string }, operator: OperatorCaller): Promise<OperatorTournament> {
      assertOwnLogin(kernel, operator);
      return database.transaction(async () => {
        const [found] = await db.select().from(rows).where(eq(rows.id, id)).for('update');
        if (!found) throw new Refusal('not_found');
        if (found.cancelledAt) throw new Refusal('tournament_cancelled');
        if (found.startsAt <= clock.now()) throw new Refusal('tournament_begun');
        const change = { cancelledAt: clock.now(), reason: why };
        await db.update(rows).set(change).where(eq(rows.id, id));
        await audit({ who: operator.username, act: 'cancel-tournament', target: id, why, detail: auditDetail(found) });
        live.publish(null, { type: 'rewards', what: 'tournaments' });
        const [row] = await shown([{ ...found, ...change }]);
        if (!row) throw new Refusal('not_found');
        return row;
      });
    },
  };
}

const auditDetail = ({ names, terms, startsAt, endsAt }: TournamentRow) => ({
  name: names.EN ?? '',
  budget: shownBudget(terms),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Writes a tournament as the input of a request, which holds texts: its name, what it costs, and the whole. */
const written = (asked: NewTournament, budget: ReturnType<typeof shownBudget>): Record<string, string> => ({
  name: asked.name.EN ?? '',
  budget: budget.amount,
  budgetPoints: String(budget.points),
  tournament: JSON.stringify(asked),
});

const read = ({ tournament = '' }: Readonly<Record<string, string>>): NewTournament =>
  v.parse(newTournament, JSON.parse(tournament));
