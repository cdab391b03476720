import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesShown } from '@portal/shared/contract/games/matches';
import { type FeedMatch, studioMatches } from '@portal/shared/contract/vendor-api/matches';
import * as v from 'valibot';
import { findSportsGame } from '../../games/sports-games.ts';
import { signedGet } from '../../statement/testing/signed-get.ts';
import { type SportsStudio, studioKey, withSportsStudio } from '../../testing/sports-studio.ts';
import { selectionText } from '../matches/selection-text.rules.ts';
import type { FixtureView } from '../sports-shapes.ts';

const football = 'stadium-stadium-football';

async function feed({ app }: SportsStudio, gameType: 'SPORTS' | 'ESPORTS'): Promise<FeedMatch[]> {
  const answer = await signedGet(app, studioKey, studioMatches.path);
  assert.equal(answer.statusCode, 200);
  const { list } = v.parse(studioMatches.output, answer.json().value);
  return list.filter(({ gameCodes }) => gameCodes.some((code) => findSportsGame(code)?.game.gameType === gameType));
}

// covers 2.7
test('lists live matches of a category first, then the next kick-offs, each by start', async () => {
  await withSportsStudio(football, async (studio) => {
    await feed(studio, 'SPORTS');
    await studio.time.pass(200_000);
    for (const gameType of ['SPORTS', 'ESPORTS'] as const) {
      const list = await feed(studio, gameType);
      const states = list.map(({ state }) => state);
      assert.ok(states.includes('live') && states.includes('upcoming'), gameType);
      assert.equal(states.lastIndexOf('live') + 1, states.indexOf('upcoming'), gameType);
      for (const state of ['live', 'upcoming']) {
        const starts = list.filter((match) => match.state === state).map(({ startsAt }) => startsAt);
        assert.deepEqual(starts, [...starts].sort());
      }
      assert.ok(list.length <= matchesShown);
    }
    const shared = (await feed(studio, 'SPORTS')).filter(({ gameCodes }) => gameCodes.includes(football));
    const elsewhere = (await feed(studio, 'ESPORTS')).filter(({ gameCodes }) => gameCodes.includes(football));
    assert.deepEqual([shared.length > 0, elsewhere.length], [true, 0]);
  });
});

test('shows score and clock of live matches, and prices as their own book has them', async () => {
  await withSportsStudio(football, async (studio) => {
    await feed(studio, 'SPORTS');
    const seen = new Set<string>();
    for (let turn = 0; turn < 40; turn += 1) {
      await studio.time.pass(9_000);
      const { fixtures } = await studio.board();
      for (const match of await feed(studio, 'SPORTS')) {
        seen.add(match.clock?.part ?? 'none').add(match.betting);
        if (match.state === 'live') assert.ok(match.score && match.clock, JSON.stringify(match));
        else assert.deepEqual([match.score, match.clock], [undefined, undefined]);
        if (match.betting === 'closed') assert.deepEqual([match.outcomes, match.selection], [[], undefined]);
        else assert.equal(match.selection, match.matchId);
        const fixture: FixtureView | undefined = fixtures.find(({ fixtureId }) => fixtureId === match.matchId);
        if (!fixture) continue;
        assert.deepEqual([match.betting, match.home.name], [fixture.betting, fixture.home.name]);
        for (const { id, price, selection } of match.outcomes) {
          const { matchId: fixtureId } = match;
          const shown = selectionText({ fixtureId, market: '1x2', selection: id, price, version: fixture.version });
          assert.equal(selection, shown);
          assert.equal(fixture.markets[0]?.selections.find((each) => each.id === id)?.price, price);
        }
      }
    }
    const parts = ['minute', 'half_time', 'quarter', 'quarter_end', 'set', 'open', 'suspended', 'closed'];
    assert.deepEqual(
      parts.filter((part) => !seen.has(part)),
      [],
    );
  });
});

test('plays announced matches to their end when nobody watches', async () => {
  await withSportsStudio(football, async (studio) => {
    studio.leave();
    const [first] = await feed(studio, 'ESPORTS');
    assert.ok(first);
    await studio.time.pass(1_200_000);
    assert.ok(studio.sportsStore.fixture(first.matchId)?.final);
    assert.ok((await feed(studio, 'ESPORTS')).every(({ matchId }) => matchId !== first.matchId));
  });
});

test("answers callers with the studio's key only", async () => {
  await withSportsStudio(football, async ({ app }) => {
    const url = studioMatches.path;
    const statuses = [
      (await app.inject({ url })).statusCode,
      (await signedGet(app, { ...studioKey, secret: 'x'.repeat(32) }, url)).statusCode,
      (await signedGet(app, studioKey, url, 600)).statusCode,
    ];
    assert.deepEqual(statuses, [401, 401, 401]);
  });
});
