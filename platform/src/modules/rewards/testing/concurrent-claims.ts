import assert from 'node:assert/strict';
import { claimReward } from '@portal/shared/contract/rewards/rewards';
import type { App } from '../../../app.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';

const rewards = 3;

/** Sends many concurrent claims of each reward to two platforms on one database: each must be paid once. */
export async function claimsAtOnce(url: string, many: number): Promise<void> {
  const databases = [0, 1].map(() => createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} })));
  const apps: App[] = [];
  try {
    for (const database of databases) apps.push(await testApp(database));
    const [app] = apps;
    if (!app) throw new Error('no platform');
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    const { id } = await addMember(app, 'claims-at-once');
    const token = await tokenOf(app, 'claims-at-once');
    for (let no = 1; no <= rewards; no += 1) {
      const grant = await app.modules.rewards.grants.give({
        memberId: id,
        source: 'leaderboard',
        reference: `prize-${no}`,
        name: { EN: 'Prize' },
        amountMinor: 700n,
        points: 7n,
        turnoverPercent: 200,
      });
      await claimOnce(apps, { id: grant.id, token, many });
    }
    const { wallet, payments } = app.modules;
    assert.equal(await wallet.balanceOf(memberAccount(id)), 700n * BigInt(rewards));
    assert.equal(await wallet.balanceOf(memberAccount(id, 'points')), 7n * BigInt(rewards));
    assert.equal(await wallet.balanceOf(houseAccount('rewards-leaderboard')), -700n * BigInt(rewards));
    assert.equal((await payments.turnover.open(id)).required, 1400n * BigInt(rewards));
    assert.equal((await wallet.checkLedger()).balanced, true);
  } finally {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
  }
}

interface Claims {
  id: string;
  token: string;
  many: number;
}

/** Alternates claims between the platforms: one must be paid, all others must be refused as claimed. */
async function claimOnce(apps: readonly App[], { id, token, many }: Claims): Promise<void> {
  const clients = apps.map((app) => apiClient(app));
  const headers = () => ({ 'idempotency-key': newId() });
  const claims = Array.from({ length: many }, (_, turn) =>
    clients[turn % clients.length]?.send(claimReward, { id }, { token, headers: headers() }),
  );
  const codes = (await Promise.all(claims)).map((answer) => answer?.code ?? 'paid');
  assert.equal(codes.filter((code) => code === 'paid').length, 1, codes.join());
  assert.equal(codes.filter((code) => code === 'reward_claimed').length, many - 1, codes.join());
}
