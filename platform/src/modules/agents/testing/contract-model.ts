import assert from 'node:assert/strict';
import { previewRequest } from '@portal/shared/contract/agents/contracts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { seeded } from '../../wallet/testing/ledger-model.ts';
import { type ContractHarness, contractHarness } from './contract-harness.ts';
import { allContracts, assertContractInvariants } from './contract-invariants.ts';
import { dailySample } from './sample-terms.ts';

/** Checks on random trees of agents with random contracts that agreeing ends exactly what the preview showed. */
export async function previewModelOn(database: Database, { seed, trees }: { seed: number; trees: number }) {
  const random = seeded(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const harness = await contractHarness(database);
  // More previews than an agent may request in a minute.
  await harness.app.modules.settings.write('agentCentre.readsPerMinute', 1000, 'test');
  for (let tree = 0; tree < trees; tree += 1) {
    const names = await grow(harness, tree, below);
    for (let change = 0; change < 6; change += 1) await changeSomething(harness, database, names, below);
  }
  await assertContractInvariants(database);
  await harness.close();
}

type Below = (bound: number) => number;

/** Adds twelve agents, each below an earlier one, with terms below those of its upline or with an open offer. */
async function grow(harness: ContractHarness, tree: number, below: Below): Promise<{ name: string; upline: string }[]> {
  const names = [{ name: `t${tree}n0`, upline: '' }];
  await harness.add(`t${tree}n0`, undefined, 1);
  await harness.agree(`t${tree}n0`, dailySample(1000));
  for (let no = 1; no < 12; no += 1) {
    const upline = names[below(names.length)]?.name ?? '';
    const name = `t${tree}n${no}`;
    await harness.add(name, upline);
    names.push({ name, upline });
    const terms = dailySample([
      ['0.00', 1 + below(400)],
      ['100.00', 401 + below(400)],
    ]);
    if (below(4) === 0) await harness.offer(upline, name, terms);
    else await unlessRefused(() => harness.agree(name, terms));
  }
  return names;
}

async function changeSomething(
  harness: ContractHarness,
  database: Database,
  names: readonly { name: string; upline: string }[],
  below: Below,
): Promise<void> {
  const { name, upline } = names[1 + below(names.length - 1)] ?? { name: '', upline: '' };
  const terms = dailySample([
    ['0.00', below(300)],
    ['100.00', 300 + below(300)],
  ]);
  const agentId = harness.member(name).id;
  const own = [...(await allContracts(database)).values()].find(
    ({ contract }) => contract.agentId === agentId && !contract.closedAs && !contract.endsAt,
  );
  const isEnd = own && own.versions.length > 0 && !own.request && below(4) === 0;
  const asked = isEnd ? await harness.askEnd(upline, own.contract.id) : await harness.offer(upline, name, terms);
  const contractId = asked.success ? asked.value.id : own?.contract.id;
  if (contractId) await acceptAsShown(harness, database, name, contractId);
}

async function acceptAsShown(
  harness: ContractHarness,
  database: Database,
  name: string,
  contractId: string,
): Promise<void> {
  const before = await allContracts(database);
  const requestId = before.get(contractId)?.request?.id;
  if (!requestId) return;
  const shown = await harness.api.send(previewRequest, { requestId }, harness.token(name));
  const affected = shown.value.affected.map(({ id }) => id);
  const { success } = await harness.answer(name, 'daily', { contractId, action: 'accept', requestId, affected });
  assert.ok(success, 'what is open fits');
  const later = await allContracts(database);
  const ended = [...before.values()].flatMap(({ contract: { id, endsAt }, request }) => {
    if (id === contractId) return [];
    const now = later.get(id);
    const hasEnded = endsAt === null && now?.contract.endsAt ? [`${id} contract`] : [];
    return request && !now?.request ? [...hasEnded, `${id} offer`] : hasEnded;
  });
  const shownAffected = shown.value.affected.map((one) => `${one.contractId} ${one.isOffer ? 'offer' : 'contract'}`);
  assert.deepEqual(shownAffected.sort(), ended.sort());
}

async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
