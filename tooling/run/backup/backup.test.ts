import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startSystemPostgres } from '@portal/machine/system-postgres';
import type { App } from '@portal/platform/app';
import { readSettings } from '@portal/platform/kernel/config/settings';
import { openDatabase } from '@portal/platform/kernel/database/open-database';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import { addMember, tokenOf } from '@portal/platform/modules/accounts/testing/add-member';
import { fund } from '@portal/platform/modules/agents/testing/salary-branch';
import { publicKeySet, readSigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { verifyComposition } from '@portal/platform/modules/releases/composition/verify-composition';
import { asBase64, releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { apiClient } from '@portal/platform/testing/api-client';
import { onServer } from '@portal/platform/testing/database/test-postgres';
import { operatorToken } from '@portal/platform/testing/operator-token';
import { testApp } from '@portal/platform/testing/test-kernel';
import { promoteRelease, publishRelease, resumeReleases } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { backUp, restore } from './backup-and-restore.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
const postgres = await startSystemPostgres();
after(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

interface Installation {
  databaseUrl: string;
  dataDir: string;
}

async function newInstallation(name: string): Promise<Installation> {
  await onServer(postgres.url('postgres'), `create database ${name}`);
  return { databaseUrl: postgres.url(name), dataDir: path.join(folder, name) };
}

/** The platform on this database and folder, while the work lasts. */
async function running<T>({ databaseUrl, dataDir }: Installation, work: (app: App) => Promise<T>): Promise<T> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATABASE_POOL: '4' };
  const database = await openDatabase(readSettings(env), createLogger('silent'));
  const app = await testApp(database, { env });
  try {
    return await work(app);
  } finally {
    await app.close();
    await database.close();
  }
}

const polled = v.object({ sequence: v.number(), composition: v.string() });
const why = 'a test of the way back';

async function compositionOf({ server }: App, { dataDir }: Installation) {
  const { sequence, composition } = v.parse(polled, (await server.inject('/composition.json')).json());
  const keys = await readSigningKeys(path.join(dataDir, 'keys'));
  assert.ok(keys);
  assert.equal((await verifyComposition(composition, publicKeySet(keys))).sequence, sequence);
  return { sequence, keys: publicKeySet(keys), composition };
}

async function putLive(app: App, token: string, name: 'shell' | 'remote-games', version: string): Promise<void> {
  const keyIds = [await app.modules.releases.registry.signingKid()];
  const files = asBase64(releaseFixture(name, version, { keyIds }).files);
  const stored = await apiClient(app).send(publishRelease, { name, version, files }, { token });
  assert.equal(stored.success, true, stored.message);
  const promoted = await apiClient(app).send(promoteRelease, { name, version }, { token });
  assert.equal(promoted.success, true, promoted.message);
}

// covers 10
test('restores a backup of a running product completely, and browsers accept it after a resume', async () => {
  const [first, second] = [await newInstallation('first'), await newInstallation('second')];
  const saved = path.join(folder, 'saved');
  const { seen, ledger } = await running(first, async (app) => {
    const member = await addMember(app, 'player01');
    await fund(app, member, 123_456n);
    const token = await operatorToken(app, 'releaser', 'release');
    await app.modules.settings.write('releases.promotedByTwo', false, 'test');
    await putLive(app, token, 'shell', '1.0.0');
    await putLive(app, token, 'remote-games', '1.0.0');
    const atThatTime = await app.modules.wallet.checkLedger();
    await backUp({ ...first, folder: saved });
    // Later changes are lost, although browsers have seen them.
    await putLive(app, token, 'remote-games', '1.0.1');
    await fund(app, member, 1n);
    return { seen: await compositionOf(app, first), ledger: atThatTime };
  });
  await restore({ ...second, folder: saved });
  await running(second, async (app) => {
    assert.equal(ledger.balanced, true);
    assert.deepEqual(await app.modules.wallet.checkLedger(), ledger);
    assert.ok(await tokenOf(app, 'player01'));
    const token = await operatorToken(app, 'restorer', 'release');
    const older = await compositionOf(app, second);
    assert.ok(older.sequence < seen.sequence, 'browsers would refuse this one');
    const { sequence } = seen;
    const resumed = await apiClient(app).send(resumeReleases, { above: sequence, why }, { token });
    assert.equal(resumed.value.sequence, sequence + 1);
    const now = await compositionOf(app, second);
    assert.ok(now.sequence > seen.sequence);
    // The shells that are open know the key that signs it.
    await verifyComposition(now.composition, seen.keys);
    for (const file of ['main.abc.js', 'chunks/lazy.def.js'])
      assert.equal((await app.server.inject(`/releases/remote-games/1.0.0/${file}`)).statusCode, 200);
  });
});

test('half a backup is not restored, and nothing is written over', async () => {
  const installation = await newInstallation('third');
  await assert.rejects(restore({ ...installation, folder: path.join(folder, 'nowhere') }), /ENOENT/);
  const saved = path.join(folder, 'saved');
  await assert.rejects(restore({ ...installation, dataDir: path.join(folder, 'first'), folder: saved }), /EEXIST/);
  await assert.rejects(restore({ ...usedDatabase(), folder: saved }), /pg_restore failed/);
  await assert.rejects(backUp({ ...installation, folder: saved }), /EEXIST/);
});

/** A database that is not empty, with a folder of its own. */
function usedDatabase(): Installation {
  return { databaseUrl: postgres.url('first'), dataDir: path.join(folder, 'fourth') };
}
