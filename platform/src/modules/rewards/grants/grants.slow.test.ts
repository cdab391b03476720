import { databaseTests } from '../../../testing/database/databases.ts';
import { claimsAtOnce } from '../testing/concurrent-claims.ts';

const { test, url } = databaseTests(['postgres']);

// covers 2.5
test('pays each reward once for a hundred concurrent claims in two processes', async () => {
  await claimsAtOnce(url() ?? '', 100);
});
