import { databaseTests } from '../../../testing/databases.ts';
import { pointsAtOnce } from '../../../testing/points-at-once.ts';

const { test, url } = databaseTests(['postgres']);

test('of ten at once for the last piece one wins; ten redemptions or conversions at once take no more than there is', async () => {
  await pointsAtOnce(url() ?? '', 10);
});
