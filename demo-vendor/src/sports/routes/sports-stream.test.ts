import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { openStream } from '../../testing/open-stream.ts';
import { legOf, ticketOn, withSportsStudio } from '../../testing/sports-studio.ts';
import { streamSports } from './sports-stream.ts';

const game = 'stadium-stadium-football';

test('sends a page the board, each change of a match and its own ticket, but no seed', async () => {
  await withSportsStudio(game, async ({ app, session, time, send, upcoming, seeds, room, complaints }) => {
    const { next, text, events, close } = await openStream(app, `/api/sports/${game}/stream`, {
      'x-session': session.session,
    });
    await next('event: board\n');
    const match = await upcoming();
    await send(ticketOn([legOf(match)]));
    await next('"state":"taken"');
    await time.pass(10 * 60_000);
    await next('"state":"settled"');
    const views = events()
      .filter(({ event }) => event === 'fixture')
      .map(({ data }) => JSON.parse(data));
    const mine = views.filter(({ fixtureId }) => fixtureId === match.fixtureId);
    assert.ok(mine.length > 90, `${mine.length} changes were published`);
    for (const [i, view] of mine.entries()) {
      assert.ok(view.version >= (mine[i - 1]?.version ?? 0) && view.score.home >= (mine[i - 1]?.score.home ?? 0));
      if (view.betting === 'closed') assert.deepEqual(view.markets, []);
    }
    assert.deepEqual([mine.at(-1).phase, mine.at(-1).betting], ['ended', 'closed']);
    assert.ok(events().filter(({ event }) => event === 'board').length > 2, 'matches came and went');
    for (const seed of seeds) assert.ok(!text().includes(seed));
    await close();
    assert.ok(room.matches(game).length > 0);
    assert.deepEqual(complaints, []);
  });
});

test('plays announced matches to their end without viewers, and announces no new ones', async () => {
  await withSportsStudio(game, async ({ leave, time, platform, sportsStore, lines }) => {
    leave();
    await time.pass(60 * 60_000);
    const over = lines.length;
    assert.deepEqual(sportsStore.openFixtures(), []);
    const ends = platform.reported.filter(({ state }) => state === 'result' || state === 'cancelled').length;
    assert.equal(ends, platform.reported.filter(({ state }) => state === 'opened').length);
    await time.pass(60 * 60_000);
    assert.equal(lines.length, over);
  });
});

test('leaves no viewer behind if a page goes while its matches are announced', async () => {
  await withSportsStudio(game, async ({ room, sportsStore, clock, leave, time, lines }) => {
    leave();
    const gone = new ServerResponse(new IncomingMessage(new Socket()));
    gone.destroy();
    streamSports({ room, sportsStore, clock }, game, 'player-1', gone);
    await time.pass(60 * 60_000);
    const over = lines.length;
    await time.pass(60 * 60_000);
    assert.equal(lines.length, over, 'nobody looks, so nothing is announced');
  });
});
