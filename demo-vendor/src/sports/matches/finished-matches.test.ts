import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSportsStudio } from '../../testing/sports-studio.ts';
import { createFinishedMatches } from './finished-matches.ts';
import { makeMatch } from './match.ts';

const game = 'stadium-stadium-football';

test('computes a finished match once and caches the most recently used', async () => {
  await withSportsStudio(game, async ({ time, sportsStore, room }) => {
    await time.pass(3_600_000);
    const leagueIds = [...new Set(room.matches(game).map(({ league }) => league.leagueId))];
    const [first, second, third] = sportsStore.results(leagueIds, 3);
    assert.ok(first && second && third);
    const counted: string[] = [];
    const over = createFinishedMatches((fixture) => {
      counted.push(fixture.fixtureId);
      return makeMatch(fixture);
    }, 2);
    for (let times = 0; times < 5; times += 1) for (const fixture of [first, second]) over(fixture);
    assert.deepEqual(counted, [first.fixtureId, second.fixtureId]);
    over(first);
    over(third);
    over(first);
    assert.deepEqual(counted.slice(2), [third.fixtureId]);
    over(second);
    assert.deepEqual(counted.slice(3), [second.fixtureId], 'what was asked for longest ago went');
    assert.deepEqual(over(first).final, first.final);
  });
});
