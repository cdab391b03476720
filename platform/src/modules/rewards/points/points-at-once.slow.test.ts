import { databaseTests } from '../../../testing/databases.ts';
import { pointsAtOnce } from '../../../testing/points-at-once.ts';

const { test, url } = databaseTests(['postgres']);

test('takes no more than there is in a hundred concurrent redemptions or conversions', async () => {
  await pointsAtOnce(url() ?? '', 100);
});
