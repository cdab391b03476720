import { pointsAtOnce } from '../../../testing/concurrent-points.ts';
import { databaseTests } from '../../../testing/databases.ts';

const { test, url } = databaseTests(['postgres']);

test('takes no more than there is in a hundred concurrent redemptions or conversions', async () => {
  await pointsAtOnce(url() ?? '', 100);
});
