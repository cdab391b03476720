import assert from 'node:assert/strict';
import { before } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { badRow, importGames } from '@portal/shared/contract/games/operator-catalogue';
import { listAudit } from '@portal/shared/contract/operators/audit';
import * as v from 'valibot';
import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';
import { fileGame } from './file-game.ts';
import { testStudio } from './test-studio.ts';

/** The reason given for every act of these tests. */
export const why = 'a new list of the studio';

/** The studio whose file is imported. */
export const provider = 'koi-studio';

/** Origin of its games. */
export const origin = 'https://koi.example';

/** The vendor in its file. */
export const vendor = { vassalage: 'KOI', name: 'Koi', gameType: 'RNG' };

/** Returns a game of its file. */
export const gameOf = (gameCode: string, change = {}) => ({
  gameCode,
  gameName: `Game ${gameCode}`,
  gameType: 'RNG',
  vassalage: 'KOI',
  ...fileGame,
  lines: 5,
  minBet: '0.10',
  ...change,
});

/** Reads the rows of a refused file from the answer. */
export const refusedRows = (value: unknown) => v.parse(v.object({ rows: v.array(badRow), total: v.number() }), value);

/** Adds a studio, and the origin of the one whose file is imported, as two admins have decided it. */
async function prepare(app: App): Promise<void> {
  await testStudio(app);
  await app.modules.games.storeOrigin(provider, origin);
}

/** A platform that knows one studio, and an operator who imports the file of another. */
export function catalogueHarness(database: () => Database) {
  const harness = hostedApp(database, { clock: testClock(), prepare });
  let own: string | undefined;
  const token = () => {
    assert.ok(own, 'The operator is there only while tests run');
    return own;
  };

  async function operator(username: string, ...roles: OperatorRoleName[]): Promise<string> {
    assert.ok(await harness.app.modules.operator.add({ username, password: testPassword, roles }));
    return harness.app.modules.operator.issueToken(username);
  }
  let admin: () => Promise<string>;
  before(async () => {
    own = await (await operatorPerson(harness.app, 'cleo', 'content'))();
    admin = await operatorPerson(harness.app, 'ada', 'admin');
  });
  /** Another person accepts a request. */
  async function accept(id: string | undefined) {
    const options = { token: await admin(), headers: { 'idempotency-key': newId() } };
    return harness.api.send(acceptApprovalRequest, { id, why }, options);
  }
  /** What one person imports. */
  const importAlone = (games: unknown[], vendors: unknown[] = [vendor]) =>
    harness.api.send(importGames, { provider, origin, vendors, games, why }, { token: token() });

  return {
    harness: harness,
    token,
    operator,
    accept,
    importAlone,
    /** Imports a file, once more after another person has let through what was held back of it. */
    async importCatalogue(games: unknown[], vendors?: unknown[]) {
      const first = await importAlone(games, vendors);
      if (first.value?.rowsProposal === undefined) return first;
      assert.equal((await accept(first.value.rowsProposal)).status, 200);
      return importAlone(games, vendors);
    },
    shown: async (query = {}) => (await harness.api.send(listCatalogue, { vassalage: 'KOI', ...query })).value,
    lines: async () => (await harness.api.send(listAudit, { pageSize: 100 }, { token: token() })).value.list.length,
  };
}
