import type { App } from '../../../app.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { launchedPlayer, type TestPlayer, type TestStudio } from './test-studio.ts';

/**
 * Adds players of one address who have each opened the test game; moves the clock, since logins are limited per minute.
 */
export async function launchedPlayers(
  app: App,
  clock: TestClock,
  studio: TestStudio,
  count: number,
  minor: bigint,
): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (let no = 0; no < count; no += 1) {
    if (no % 8 === 0) clock.advanceMs(61_000);
    players.push(await launchedPlayer(app, studio, `many${String(no).padStart(3, '0')}`, minor));
  }
  return players;
}
