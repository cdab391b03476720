import assert from 'node:assert/strict';
import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { checkBudgets } from './check-budgets.ts';
import { checkFigures } from './check-figures.ts';
import type { RewardFixture } from './reward-fixture.ts';
import type { RewardDone } from './reward-operations.ts';

/** Rows that an acknowledged operation of each kind has left, and no other has; one name each. */
const texts = {
  gift: `select id as name from reward_grants where state = 'claimed' and source in ('promotion', 'raffle', 'vip-upgrade')`,
  mission: `select member_id || ' ' || mission_id as name from missions_reached where claimed_at is not null`,
  rebate: `select id as name from rebate_payments where mode = 'manual'`,
  birthday: `select member_id as name from reward_grants where source = 'vip-birthday'`,
  bonus: `select member_id || ' ' || promotion_id as name from promotion_participations where promotion_id like 'bonus-%'`,
  raffle: `select member_id || ' ' || promotion_id as name from promotion_participations where promotion_id like 'raffle-%'`,
  promoCode: `select member_id || ' ' || substr(reference, 6) as name from reward_grants where reference like 'code-%'`,
  application: `select id as name from promotion_participations where promotion_id like 'application-%'`,
  approval: `select id as name from promotion_participations where promotion_id like 'application-%' and state = 'issued'`,
  wheel: `select id as name from chance_draws where game = 'wheel'`,
  egg: `select id as name from chance_draws where game = 'egg'`,
  envelope: `select id as name from chance_draws where game = 'envelope'`,
  conversion: 'select id as name from point_conversions',
  redemption: 'select id as name from point_redemptions',
} as const;

const isPaid = `state = 'claimed'`;

/** Two sources of one figure: the given rewards, and the ledger, reward centre or turnover. */
const pairs = {
  money: [
    `select id || ' ' || amount_minor as name from reward_grants where ${isPaid} and amount_minor > 0`,
    `select t.reference || ' ' || sum(e.amount) filter (where e.amount > 0) as name
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.source = 'rewards' group by t.id`,
  ],
  points: [
    `select id as name from reward_grants where ${isPaid} and points > 0`,
    `select reference as name from ledger_transfers where source = 'reward-points'`,
  ],
  draws: [
    `select id as name from chance_draws where game <> 'raffle' and (amount_minor > 0 or points > 0)`,
    `select reference as name from reward_grants where source in ('wheel', 'egg', 'envelope') and ${isPaid}`,
  ],
  tickets: [
    `select id || ' ' || amount_minor as name from chance_draws where game = 'raffle'`,
    `select id || ' ' || amount_minor as name from promotion_participations where promotion_id like 'raffle-%'`,
  ],
  conversions: [
    `select 'conversion-' || id as name from point_conversions
      union all select 'redemption-' || id from point_redemptions where state = 'approved' and amount_minor > 0`,
    `select reference as name from reward_grants where source = 'points' and ${isPaid}`,
  ],
  missions: [
    `select member_id || ' ' || mission_id || ' ' || period_key as name from missions_reached where claimed_at is not null`,
    `select member_id || ' ' || reference as name from reward_grants where source = 'mission' and ${isPaid}`,
  ],
  promotions: [
    `select id as name from promotion_participations where state = 'issued'`,
    `select reference as name from reward_grants where source in ('promotion', 'raffle') and reference not like 'code-%'`,
  ],
  wagering: [
    `select 'reward-' || id || ' ' || amount_minor * turnover_percent / 100 as name from reward_grants
      where ${isPaid} and amount_minor * turnover_percent >= 100`,
    `select reference || ' ' || required_minor as name from turnover_requirements where reference like 'reward-%'`,
  ],
} as const;

const unanswered = 'select key as name from idempotency_records where status is null';

/**
 * Compares the database with the responses to members: everything acknowledged exists once, nothing else exists, every
 * payment is posted once with its turnover requirement, and budgets, points and counted bets match.
 */
export async function checkRewards(
  app: App,
  database: Database,
  fixture: RewardFixture,
  done: readonly RewardDone[],
): Promise<void> {
  const names = async (key: string, text: string) =>
    (await database.call<{ name: string }>(`rewards_${key}`, text, [])).map(({ name }) => name).sort();
  // Finishes pending bet events and started jobs.
  await app.server.kernel.outbox.drain();
  await app.server.kernel.jobs.runDue();

  for (const [kind, text] of Object.entries(texts)) {
    const acknowledged = namesOf(kind, done);
    assert.ok(acknowledged.length > 0, `no ${kind} was had`);
    assert.deepEqual(await names(kind, text), acknowledged, kind);
  }
  for (const [what, [given, had]] of Object.entries(pairs))
    assert.deepEqual(await names(`${what}_had`, had), await names(`${what}_given`, given), what);
  assert.deepEqual(await names('unanswered', unanswered), [], 'calls that nobody answers any more');
  await checkBudgets(database);
  await checkFigures(app, database, fixture);
  const ledger = await app.modules.wallet.checkLedger();
  assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0], JSON.stringify(ledger));
}

/** Rewards that responses confirmed to members. A birthday gift is confirmed again on every repeat. */
function namesOf(kind: string, done: readonly RewardDone[]): string[] {
  const acknowledged = done
    .filter(({ operation, answer }) => operation.kind === kind && answer.success)
    .flatMap(({ operation, answer }) => operation.namesIn(answer));
  return (kind === 'birthday' ? [...new Set(acknowledged)] : acknowledged).sort();
}
