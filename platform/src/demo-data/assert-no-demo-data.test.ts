import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPostgres } from '../testing/database/databases.ts';
import { productionEnv } from '../testing/production-env.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoOperatorsStep } from './demo-operators.ts';
import type { DemoStep } from './demo-step.ts';

const production = { ...productionEnv, DEMO_DATA: 'false' };

/** Runs steps of the demo on a database, and then starts production on it; returns its refusal. */
async function startAfter(steps: readonly DemoStep[], env: Record<string, string> = production) {
  const { database, close } = await openTestPostgres();
  try {
    const demo = await testApp(database, { env: { SECRETS_KEY: productionEnv.SECRETS_KEY } });
    for (const step of steps) await step.run(demo.server.kernel, demo.modules);
    await demo.close();
    const app = await testApp(database, { env });
    await app.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await close();
  }
}

// covers 6
test('refuses production on a database with demo members or operators, naming them', async () => {
  assert.match(
    (await startAfter([demoMembersStep, demoOperatorsStep])) ?? 'started',
    /^DATABASE_URL: .*money of 7 demo members, the demo operator operator, the demo operator operator2/,
  );
  assert.match((await startAfter([demoMembersStep])) ?? 'started', /\(money of 7 demo members\)/);
  assert.match((await startAfter([demoOperatorsStep])) ?? 'started', /\(the demo operator operator, /);
});

test('starts production on a database without demo data, and a public demo on one with it', async () => {
  assert.equal(await startAfter([]), undefined);
  assert.equal(
    await startAfter([demoMembersStep, demoOperatorsStep], { ...production, PUBLIC_DEMO: 'true' }),
    undefined,
  );
});
