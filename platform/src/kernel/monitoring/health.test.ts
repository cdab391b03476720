import assert from 'node:assert/strict';
import { databaseTests } from '../../testing/database/databases.ts';
import { testApp } from '../../testing/test-kernel.ts';

const { test, database } = databaseTests(['postgres']);
const token = 'metrics-token-of-thirty-two-signs!';

async function statusOf(env: Record<string, string>, authorization?: string) {
  const app = await testApp(database(), { env });
  try {
    const answer = await app.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    return answer.statusCode;
  } finally {
    await app.close();
  }
}

test('answers metrics to whoever sends the token, once there is one', async () => {
  assert.equal(await statusOf({}), 200);
  const env = { METRICS_TOKEN: token };
  assert.equal(await statusOf(env), 404);
  assert.equal(await statusOf(env, `Bearer ${token.slice(1)}`), 404);
  assert.equal(await statusOf(env, `Bearer ${token}`), 200);
});

test('demands https of browsers for a year where players come by https, and nothing otherwise', async () => {
  for (const [origin, header] of [
    ['https://portal.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:8080', undefined],
  ] as const) {
    const app = await testApp(database(), {
      env: { PUBLIC_ORIGIN: origin, SCRIPTS_ORIGIN: 'https://scripts.example' },
    });
    const { headers } = await app.server.inject({ url: '/healthz' });
    await app.close();
    assert.equal(headers['strict-transport-security'], header, origin);
  }
});
