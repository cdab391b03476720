import { claimsAtOnce } from '../../../testing/concurrent-claims.ts';
import { databaseTests } from '../../../testing/databases.ts';

const { test, url } = databaseTests(['postgres']);

// covers 2.5
test('pays each reward once for a hundred concurrent claims in two processes', async () => {
  await claimsAtOnce(url() ?? '', 100);
});
