import { claimsAtOnce } from '../../../testing/claims-at-once.ts';
import { databaseTests } from '../../../testing/databases.ts';

const { test, url } = databaseTests(['postgres']);

test('of a hundred claims at once, told to two platforms, each reward is paid once', async () => {
  await claimsAtOnce(url() ?? '', 100);
});
