import { databaseTests } from '../../../testing/database/databases.ts';
import { claimsAtOnce } from '../testing/concurrent-claims.ts';

const { test, url } = databaseTests(['postgres']);

test('pays each reward once for ten concurrent claims in two processes', async () => {
  await claimsAtOnce(url() ?? '', 10);
});
