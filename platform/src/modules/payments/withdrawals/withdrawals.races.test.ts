import { databaseTests } from '../../../testing/database/databases.ts';
import { fullWithdrawalsAtOnce } from '../testing/concurrent-withdrawals.ts';

const { test, url } = databaseTests(['postgres']);

// covers 7.1
test('lets exactly one of 200 withdrawals of the full balance by 40 clients at once win', async () => {
  await fullWithdrawalsAtOnce(url() ?? '', 1);
});
