import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { sql } from 'drizzle-orm';
import { databaseErrorCode } from '../../../kernel/database/database.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const start = clock.now();
  const hosted = hostedApp(database, { clock });
  let token: string;
  before(async () => {
    token = await operatorToken(hosted.app, 'ada', 'admin');
    for (const [who, act, target] of [
      ['anna', 'promote-release', 'remote-games 1.4.0'],
      ['anna', 'rollback-release', 'remote-games'],
      ['bert', 'rollback-release', 'remote-games-more 1.0.0'],
      ['bert', 'set-setting', 'remote-games'],
    ] as const) {
      await hosted.app.modules.operator.audit({ who, act, target, why: 'for a test', detail: { target } });
      clock.advanceMs(60_000);
    }
  });

  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
  async function found(filter: Record<string, unknown>) {
    const { status, value } = await hosted.api.send(listAudit, { pageSize: 100, ...filter }, { token });
    assert.equal(status, 200);
    return value.list
      .filter(({ who }) => who === 'anna' || who === 'bert')
      .map(({ who, act, target }) => `${who} ${act} ${target}`);
  }
  const promoted = 'anna promote-release remote-games 1.4.0';
  const rolledBack = 'anna rollback-release remote-games';
  const other = 'bert rollback-release remote-games-more 1.0.0';
  const set = 'bert set-setting remote-games';

  // covers 10
  test('filters the audit by operator, act, time and release, and by all of them together', async () => {
    assert.deepEqual(await found({}), [set, other, rolledBack, promoted]);
    assert.deepEqual(await found({ who: 'anna' }), [rolledBack, promoted]);
    assert.deepEqual(await found({ who: 'ann' }), []);
    assert.deepEqual(await found({ act: 'ROLLBACK' }), [other, rolledBack]);
    assert.deepEqual(await found({ act: '%' }), []);
    assert.deepEqual(await found({ from: at(1), to: at(3) }), [other, rolledBack]);
    assert.deepEqual(await found({ release: 'remote-games' }), [set, rolledBack, promoted]);
    assert.deepEqual(await found({ release: 'remote-games', act: 'release', from: at(1) }), [rolledBack]);
  });

  test('shows each role its own acts and those of its area, and an admin all', async () => {
    const areas = {
      content: ['set-content', 'upload-picture', 'set-game', 'set-setting'],
      finance: ['pay-withdrawal', 'propose-approve-withdrawal', 'look-at-proof', 'propose-adjust-wallet', 'reconcile'],
      release: ['promote-release', 'freeze-releases', 'revoke-publisher-key', 'alert-failures', 'undo-setting'],
      support: ['look-at-member', 'list-members', 'take-authenticator', 'stop-play'],
      admin: ['set-roles', 'reset-account', 'login', 'change-setting', 'decline-proposal', 'some-new-act'],
    };
    const acts = Object.values(areas).flat();
    const looks = ['set-setting', 'undo-setting'];
    const readable: Record<OperatorRoleName, readonly string[]> = {
      content: [...areas.content, ...looks],
      'finance-maker': areas.finance,
      'finance-checker': areas.finance,
      release: [...areas.release, ...looks],
      support: areas.support,
      admin: acts,
    };
    for (const act of acts)
      await hosted.app.modules.operator.audit({ who: 'zoe', act, target: act, why: 'for a test', detail: {} });
    for (const role of operatorRoles) {
      const own = `own-${role}`;
      const reader = await operatorToken(hosted.app, own, role);
      await hosted.app.modules.operator.audit({ who: own, act: 'some-new-act', target: '', why: '', detail: {} });
      const { value } = await hosted.api.send(listAudit, { who: 'zoe', pageSize: 100 }, { token: reader });
      const seen = new Set(value.list.map(({ act }) => act));
      assert.deepEqual([...seen].sort(), [...new Set(readable[role])].sort(), role);
      const mine = await hosted.api.send(listAudit, { who: own }, { token: reader });
      assert.deepEqual(
        mine.value.list.map(({ act }) => act),
        ['some-new-act'],
        role,
      );
    }
  });

  test('shows an operator without a role the own acts alone', async () => {
    const machine = await hosted.app.modules.operator.issueToken('cli');
    await hosted.app.modules.operator.audit({ who: 'cli', act: 'set-setting', target: '', why: '', detail: {} });
    const { value } = await hosted.api.send(listAudit, { pageSize: 100 }, { token: machine });
    assert.deepEqual(
      value.list.map(({ who, act }) => `${who} ${act}`),
      ['cli set-setting'],
    );
  });

  test('lets nobody change or delete a line', async () => {
    const before = await found({});
    for (const change of [
      sql`update audit_lines set who = 'nobody'`,
      sql`delete from audit_lines where who = 'anna'`,
      sql`truncate audit_lines`,
    ])
      await assert.rejects(database().db.execute(change), (error) => databaseErrorCode(error) === '42501');
    assert.deepEqual(await found({}), before);
  });

  test('counts pages of the filtered lines', async () => {
    const { value } = await hosted.api.send(listAudit, { who: 'anna', pageSize: 1, pageNo: 2 }, { token });
    assert.deepEqual([value.totalPages, value.list.map(({ act }) => act)], [2, ['promote-release']]);
  });

  test('refuses invalid filters', async () => {
    for (const filter of [
      { release: 'remote-nothing' },
      { from: 'yesterday' },
      { who: ' ' },
      { act: 'a'.repeat(101) },
    ]) {
      assert.equal((await hosted.api.send(listAudit, filter, { token })).code, 'invalid_input');
    }
  });
});
