import { databaseTests } from '../../testing/database/databases.ts';
import { rewardRaces } from './testing/reward-races.ts';

const { test, url } = databaseTests(['postgres']);

// covers 2.5
test('gives what there is to ten concurrent tickets, spins, birthdays and bonuses in two processes, and pays once from two jobs', async () => {
  await rewardRaces(url() ?? '', 10);
});
