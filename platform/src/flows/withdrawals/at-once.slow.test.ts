import { databaseTests } from '../../testing/databases.ts';
import { fullWithdrawalsAtOnce } from '../../testing/full-withdrawals-at-once.ts';

const { test, url } = databaseTests(['postgres']);

test('of 200 withdrawals of the full balance at once exactly one wins, a hundred times', async () => {
  await fullWithdrawalsAtOnce(url() ?? '', 100);
});
