import { databaseTests } from '../../../testing/database/databases.ts';
import { pointsAtOnce } from '../testing/concurrent-points.ts';

const { test, url } = databaseTests(['postgres']);

test('takes no more than there is in a hundred concurrent redemptions or conversions', async () => {
  await pointsAtOnce(url() ?? '', 100);
});
