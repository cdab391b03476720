import { databaseTests } from '../../../testing/databases.ts';
import { pointsAtOnce } from '../../../testing/points-at-once.ts';

const { test, url } = databaseTests(['postgres']);

test('of a hundred redemptions or conversions at once none takes more than there is', async () => {
  await pointsAtOnce(url() ?? '', 100);
});
