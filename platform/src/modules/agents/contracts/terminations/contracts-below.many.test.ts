import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { previewRequest } from '@portal/shared/contract/agents/contracts';
import pg from 'pg';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type ContractHarness, contractHarness } from '../../testing/contract-harness.ts';
import { dailySample } from '../../testing/sample-terms.ts';
import type { ContractRecord } from '../contract-rows.ts';
import { contracts, contractVersions } from '../contracts.tables.ts';
import { joinContracts } from '../join-contracts.rules.ts';

const many = 3000;
const at = new Date('2026-03-01T17:00:00.000Z');

function contractOf(
  no: number,
  uplineId = 'above',
): Pick<ContractRecord, 'contract'> & { version: ContractRecord['versions'][0] } {
  const who = { kind: 'daily', agentId: `${uplineId}-${no}`, uplineId } as const;
  const id = `c-${uplineId}-${no}`;
  const agreed = { offeredAt: at, acceptedAt: at, from: at, until: null };
  return {
    contract: { ...who, id, uplinePath: '', createdAt: at, closedAs: null, endsAt: null },
    version: {
      ...who,
      ...agreed,
      id: `v-${uplineId}-${no}`,
      contractId: id,
      no: 1,
      paidBy: 'house',
      terms: dailySample(300),
    },
  };
}

test(`joins versions and requests of ${many} contracts in one pass`, () => {
  let reads = 0;
  const rows = Array.from({ length: many }, (_, no) => contractOf(no));
  const versions = rows.map(({ version: { contractId, ...version } }) => ({
    ...version,
    get contractId() {
      reads += 1;
      return contractId;
    },
  }));
  const found = joinContracts(
    rows.map(({ contract }) => contract),
    versions,
    [],
  );
  assert.deepEqual(
    found.map(({ versions: own }) => own.map(({ id }) => id)),
    rows.map(({ version }) => [version.id]),
  );
  assert.ok(reads <= many * 3, `${reads} reads`);
});

forEachDatabase(
  ({ database }) => {
    let harness: ContractHarness;
    before(async () => {
      harness = await contractHarness(database());
    });
    after(() => harness.close());

    /** Whether a call reads their tables: reads of settings and notifications may come in between. */
    const isAboutContracts = (call: { arguments: readonly unknown[] }) =>
      JSON.stringify(call.arguments[0]).includes('from \\"contract');

    /** Counts the statements of a preview, and the most values in one of them. */
    async function previewed(name: string, below: number) {
      await harness.add(name, undefined, 1);
      await harness.agree(name, dailySample(500));
      const rows = Array.from({ length: below }, (_, no) => contractOf(no, harness.member(name).id));
      for (let from = 0; from < below; from += 1000) {
        const some = rows.slice(from, from + 1000);
        await database()
          .db.insert(contracts)
          .values(some.map(({ contract }) => contract));
        await database()
          .db.insert(contractVersions)
          .values(some.map(({ version }) => version));
      }
      const { request } = await harness.app.modules.agents.contracts.service.offer(undefined, name, dailySample(200));
      const sent = mock.method(pg.Client.prototype, 'query');
      const asked = { requestId: request?.id };
      const { affected } = (await harness.api.send(previewRequest, asked, harness.token(name))).value;
      const values = sent.mock.calls.filter(isAboutContracts).map((call) => {
        const given: unknown = call.arguments.at(1);
        return Array.isArray(given) ? given.length : 0;
      });
      sent.mock.restore();
      assert.equal(affected.length, below);
      return { statements: values.length, mostValues: Math.max(...values) };
    }

    // covers 4
    test(`previews ${many} contracts at one level with no more statements and values than 3`, async () => {
      const few = await previewed('few', 3);
      assert.ok(few.statements > 3 && few.mostValues > 0, 'statements are seen');
      assert.deepEqual(await previewed('many', many), few);
    });
  },
  ['postgres'],
);
