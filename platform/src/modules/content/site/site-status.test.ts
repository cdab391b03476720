import assert from 'node:assert/strict';
import { getStatus } from '@portal/shared/contract/content/site';
import { apiClient } from '../../../testing/api-client.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';

const databases = databaseTests();

for (const [PUBLIC_DEMO, expected] of [
  ['true', true],
  ['false', undefined],
] as const)
  databases.test(`says whether the portal is a public demo: ${PUBLIC_DEMO}`, async () => {
    const app = await testApp(databases.database(), { env: { PUBLIC_DEMO } });
    const { value } = await apiClient(app)
      .send(getStatus, {})
      .finally(() => app.close());
    assert.equal(value.info.isPublicDemo, expected);
  });

// covers 4
databases.test('names the one address at which passkeys work', async () => {
  const env = { PUBLIC_ORIGIN: 'https://portal.example', SCRIPTS_ORIGIN: 'https://scripts.example' };
  const app = await testApp(databases.database(), { env });
  const { value } = await apiClient(app)
    .send(getStatus, {})
    .finally(() => app.close());
  assert.equal(value.info.passkeyOrigin, 'https://portal.example');
});
