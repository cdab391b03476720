import { databaseTests } from '../../../testing/database/databases.ts';
import { tournamentRaces } from '../testing/tournament-races.ts';

const { test, url } = databaseTests(['postgres']);
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 9
test(`joins once from two devices in the last second, fills no place twice, counts 240 rounds once and pays once from two processes (seed ${seed})`, async () => {
  await tournamentRaces(url() ?? '', { seed, players: 12, rounds: 20 });
});
