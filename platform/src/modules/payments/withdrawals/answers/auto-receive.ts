import { and, asc, eq, lte } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { everySeconds } from '../../../../kernel/jobs/jobs.ts';
import { withdrawalParts as parts } from '../../payments.tables.ts';
import { changeWithdrawal, type WithdrawalDeps } from '../change-withdrawal.ts';
import { withAnswer } from './withdrawal-part.rules.ts';

const atOnce = 500;

/**
 * Adds the job that counts parts as received when the time for an answer is over. Each withdrawal is locked in its own
 * transaction, so that this and a player's answer never both apply.
 */
export function autoReceive(deps: WithdrawalDeps): void {
  const { kernel } = deps;
  kernel.jobs.add({
    name: 'withdrawal-auto-receive',
    periodsDue: everySeconds(10),
    ownTransactions: true,
    async run(_period, now) {
      const due = await kernel.db
        .selectDistinct({ id: parts.withdrawalId, answerBy: parts.answerBy })
        .from(parts)
        .where(and(eq(parts.state, 'paid'), lte(parts.answerBy, now)))
        .orderBy(asc(parts.answerBy))
        .limit(atOnce);
      for (const id of new Set(due.map((row) => row.id))) await receive(deps, id, now);
    },
  });
}

async function receive(deps: WithdrawalDeps, id: string, now: Date): Promise<void> {
  try {
    await changeWithdrawal(deps, {
      id,
      act: 'auto_receive',
      parts: (found) =>
        withAnswer(found, 'received', now, ({ state, answerBy }) => state === 'paid' && answerBy <= now),
    });
  } catch (error) {
    // Answered meanwhile.
    if (error instanceof Refusal && error.code === 'withdrawal_state') return;
    // Retried at the next run, so that the others are not blocked.
    deps.kernel.logger.error({ err: error, withdrawal: id }, 'a withdrawal could not be received by time');
  }
}
