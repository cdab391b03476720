import { between, houseAccount, memberAccount, type Posting } from '../modules/wallet/index.ts';
import type { DemoStep } from './demo-step.ts';

const dayMs = 24 * 3_600_000;
const realTimeDays = 1;

/**
 * Adds the payments of the demo's contracts since they began, settled like all others; of real-time salary only the
 * last day. Every wallet keeps its balance, because what came in is withdrawn again.
 */
export const demoSalariesStep: DemoStep = {
  name: 'salaries',
  async run({ clock, database }, { agents, wallet }) {
    if (await agents.settlement.hasSettled()) return;
    await database.transaction(async () => {
      const now = clock.now().getTime();
      const paid = await agents.settlement.settlePast(new Date(now - realTimeDays * dayMs));
      if (paid.length > 0) await wallet.importHistory([...paid, ...drawnOut(paid, new Date(now - 60_000))]);
    });
  },
};

/** Returns what leaves each wallet again, or comes back to one that has paid more than it received. */
function drawnOut(paid: readonly Posting[], at: Date): Posting[] {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of paid.flatMap(({ legs }) => legs))
    if (account.owner === 'member') sums.set(account.ownerId, (sums.get(account.ownerId) ?? 0n) + amount);
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map(([memberId, sum]) => ({
      source: 'demo-salaries',
      reference: memberId,
      kind: sum > 0n ? 'withdraw' : 'deposit',
      at,
      legs: between(memberAccount(memberId), houseAccount('deposits'), sum),
    }));
}
