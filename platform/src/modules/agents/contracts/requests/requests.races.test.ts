import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withdrawRequest } from '@portal/shared/contract/agents/contracts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type ContractHarness, contractHarness } from '../../testing/contract-harness.ts';
import { assertContractInvariants } from '../../testing/contract-invariants.ts';
import { dailySample } from '../../testing/sample-terms.ts';

interface CallAnswer {
  success: boolean;
  code?: string | undefined;
}

/** Counts answers by code, `ok` for successes. */
function counted(answers: readonly CallAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { success, code } of answers) {
    const name = success ? 'ok' : String(code);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  let families = 0;
  before(async () => {
    harness = await contractHarness(database());
  });
  after(() => harness.close());

  async function family(rates: readonly number[]) {
    families += 1;
    const [top, mid, low] = [`top${families}`, `mid${families}`, `low${families}`];
    for (const [at, name] of [top, mid, low].entries()) {
      await harness.add(name, [undefined, top, mid][at], at === 0 ? 1 : 2);
      const rate = rates[at];
      if (rate !== undefined) await harness.agree(name, dailySample(rate));
    }
    return { top, mid, low };
  }
  const many = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, no) => work(no)));

  // covers 4
  test('makes one of 50 concurrent offers, and counts one of 50 acceptances', async () => {
    const { top, mid } = await family([500]);
    assert.deepEqual(counted(await many((no) => harness.offer(top, mid, dailySample(no + 1)))), {
      ok: 1,
      contract_request_open: 49,
    });
    const [own] = (await harness.app.modules.agents.contracts.service.list(harness.member(mid).id, all)).own;
    const acceptance = { contractId: own?.id ?? '', action: 'accept', requestId: own?.request?.id };
    assert.deepEqual(counted(await many(() => harness.answer(mid, 'daily', acceptance))), {
      ok: 1,
      request_answered: 49,
    });
  });

  test('applies only one of a concurrent acceptance and withdrawal', async () => {
    const { top, mid } = await family([500, 100]);
    for (let round = 0; round < 5; round += 1) {
      const { id, request } = (await harness.offer(top, mid, dailySample(200 + round))).value;
      const requestId = request?.id ?? '';
      const answers = await many(async (no): Promise<CallAnswer> => {
        if (no % 2) return harness.api.send(withdrawRequest, { requestId }, harness.token(top));
        return harness.answer(mid, 'daily', { contractId: id, action: 'accept', requestId });
      });
      assert.deepEqual(counted(answers), { ok: 1, request_answered: 49 });
    }
  });

  // covers 4
  test('never leaves more than the upline has when its lower version is accepted concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { top, mid, low } = await family([500, 400]);
      const higher = (await harness.offer(mid, low, dailySample(400))).value;
      const lower = (await harness.offer(top, mid, dailySample(100))).value;
      const [accepted, agreed] = await Promise.all([
        harness.answer(low, 'daily', { contractId: higher.id, action: 'accept', requestId: higher.request?.id }),
        harness.answer(mid, 'daily', { contractId: lower.id, action: 'accept', requestId: lower.request?.id }),
      ]);
      assert.ok(agreed.success);
      assert.ok(accepted.success || accepted.code === 'request_answered', accepted.code);
    }
    await assertContractInvariants(database());
  });

  test('answers everything above and below concurrently, and nobody exceeds the upline', async () => {
    const { top, mid, low } = await family([500, 400, 300]);
    const upline: Record<string, string> = { [mid]: top, [low]: mid };
    await many(async (no) => {
      const account = no % 2 ? mid : low;
      const { success, value } = await harness.offer(upline[account] ?? '', account, dailySample(300 - no));
      if (!success) return;
      const action = no % 7 === 0 ? 'terminate' : 'accept';
      const answer = await harness.answer(account, 'daily', {
        contractId: value.id,
        action,
        requestId: value.request?.id,
      });
      assert.ok(answer.status < 500, answer.code);
    });
    await assertContractInvariants(database());
  });

  test('leaves no contract with former uplines when offers and moves are concurrent', async () => {
    const { top, mid, low } = await family([500, 400, 300]);
    const other = await family([900]);
    const member = harness.app.modules.member;
    const offers = many(() => harness.offer(mid, low, dailySample(10)));
    const moves = [other.top, top, other.top].reduce(async (earlier, to) => {
      await earlier;
      await member.branches.move(harness.member(mid).id, harness.member(to).id);
    }, Promise.resolve());
    await Promise.all([offers, moves]);
    await assertContractInvariants(database());
  });
});

const all = { withOver: true, pageNo: 1, pageSize: 10 };
