import { databaseTests } from '../../testing/databases.ts';
import { rewardRaces } from '../../testing/reward-races.ts';

const { test, url } = databaseTests(['postgres']);

test('of ten tickets, spins, birthdays and bonuses at once, told to two platforms, what there is is given; jobs of two pay once', async () => {
  await rewardRaces(url() ?? '', 10);
});
