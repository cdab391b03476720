import assert from 'node:assert/strict';
import { mayOfferBelow } from '@portal/shared/contract/agents/terms-faults.rules';
import type { Database } from '../../../kernel/database/database.ts';
import { type ContractRecord, contractRecordsOf } from '../contracts/contract-rows.ts';
import { contracts } from '../contracts/contracts.tables.ts';

/** Returns all contracts by id. */
export async function allContracts(database: Database): Promise<Map<string, ContractRecord>> {
  const rows = await database.db.select().from(contracts);
  return new Map((await contractRecordsOf(database, rows)).map((one) => [one.contract.id, one]));
}

const isActive = ({ contract, versions }: ContractRecord) =>
  versions.length > 0 && !contract.endsAt && contract.closedAs === null;

/** Checks that no agent has, or is offered, more than its upline, and that no versions of a contract overlap. */
export async function assertContractInvariants(database: Database): Promise<void> {
  const all = [...(await allContracts(database)).values()];
  for (const one of all) {
    assertInOrder(one);
    const { uplineId, kind } = one.contract;
    if (uplineId === null || !(isActive(one) || one.request)) continue;
    const own = all.find(
      ({ contract }) =>
        contract.agentId === uplineId && contract.kind === kind && !contract.closedAs && !contract.endsAt,
    );
    assert.ok(own && isActive(own), 'what is above is in force');
    const lastOwn = own.versions.at(-1)?.terms;
    const offered = one.request?.terms;
    const last = isActive(one) ? one.versions.at(-1)?.terms : undefined;
    for (const terms of [last, offered]) {
      if (terms && lastOwn)
        assert.ok(mayOfferBelow(lastOwn, terms), `${JSON.stringify(terms)} under ${JSON.stringify(lastOwn)}`);
    }
  }
}

function assertInOrder({ contract, versions }: ContractRecord): void {
  for (const [at, { no, from, until }] of versions.entries()) {
    const next = versions[at + 1];
    assert.equal(no, at + 1);
    assert.ok(!until || until >= from);
    if (next) assert.ok(until && until <= next.from, 'versions do not overlap');
    else assert.deepEqual(until ?? null, contract.endsAt && contract.endsAt < from ? from : contract.endsAt);
  }
}
