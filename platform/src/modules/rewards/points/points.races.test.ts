import { databaseTests } from '../../../testing/database/databases.ts';
import { pointsAtOnce } from '../testing/concurrent-points.ts';

const { test, url } = databaseTests(['postgres']);

// covers 7.2
test('gives the last piece to one of ten, and takes no more than there is in ten concurrent redemptions or conversions', async () => {
  await pointsAtOnce(url() ?? '', 10);
});
