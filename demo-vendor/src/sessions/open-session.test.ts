import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { handRules } from '../games/playable.ts';
import { createPartPace } from '../rounds/part-pace.ts';
import { createRoundService } from '../rounds/round-service.ts';
import { gameRoutes } from '../routes/game-routes.ts';
import { openStore } from '../store/vendor-store.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';

const gameCode = 'sky-dragon-gate';
const shown = { launchToken: 'launch-token-of-the-test', gameCode, exchangeId: 'exchange-of-the-test' };

type Opening = (body?: object) => Promise<{ status: number; session?: string; launchId?: string; code?: string }>;

/** Runs a studio whose page opens sessions; `restart` starts it again on the same store. */
async function inStudio(
  work: (open: Opening, parts: { platform: ReturnType<typeof fakePlatform>; restart(): Promise<Opening> }) => unknown,
) {
  await withTempFolder(async (folder) => {
    const platform = fakePlatform();
    platform.launch(gameCode);
    const ends: (() => Promise<void>)[] = [];
    const stop = async () => {
      for (const end of ends.splice(0)) await end();
    };
    const start = async (): Promise<Opening> => {
      const store = await openStore(storeOptions(folder));
      const { gateway } = platform;
      const roundService = createRoundService({ store, gateway, findHand: handRules, log: () => {} });
      const app = Fastify();
      gameRoutes(app, { store, gateway, roundService, pace: createPartPace(() => 0) });
      ends.push(
        () => app.close(),
        () => store.close(),
      );
      return async (body = shown) => {
        const answer = await app.inject({ method: 'POST', url: '/api/session', payload: body });
        return { status: answer.statusCode, ...answer.json() };
      };
    };
    const restart = async () => {
      await stop();
      return start();
    };
    try {
      await work(await start(), { platform, restart });
    } finally {
      await stop();
    }
  });
}

test('opens one launch although answers are lost', () =>
  inStudio(async (open, { platform }) => {
    platform.suffer('answer-lost', 'request-lost');
    const opened = await open();
    assert.deepEqual([opened.status, opened.launchId], [200, 'launch-1']);
  }));

test('asks the page to try again while the platform is away, then returns the launch that was taken', () =>
  inStudio(async (open, { platform }) => {
    platform.suffer('answer-lost', 'answer-lost', 'answer-lost');
    const waiting = await open();
    assert.deepEqual([waiting.status, waiting.code], [503, 'try_again']);
    const opened = await open();
    assert.deepEqual([opened.status, opened.launchId], [200, 'launch-1']);
  }));

// covers 2.7
test('returns the session again to a page that lost the answer, also after a restart', () =>
  inStudio(async (open, { restart }) => {
    const lost = await open();
    const again = await open();
    const reopened = await (await restart())();
    assert.match(lost.session ?? '', /^[\w-]{32}$/);
    assert.deepEqual([again.session, reopened.session], [lost.session, lost.session]);
  }));

test('opens one session for two concurrent calls of a page', () =>
  inStudio(async (open) => {
    const [one, two] = await Promise.all([open(), open()]);
    assert.equal(one?.status, 200);
    assert.equal(one?.session, two?.session);
  }));

test('opens another session for another exchange id', () =>
  inStudio(async (open) => {
    const first = await open();
    const other = await open({ ...shown, exchangeId: 'exchange-of-another-page' });
    assert.notEqual(other.session, first.session);
    assert.equal((await open({ ...shown, exchangeId: 'short' })).code, 'invalid_input');
  }));
