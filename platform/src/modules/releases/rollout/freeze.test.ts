import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type LiveGames, liveGames } from '../testing/live-games-fixture.ts';

const { test, database } = databaseTests();
let registry: LiveGames | undefined;
afterEach(() => registry?.close());
const open = async () => {
  registry = await liveGames(database());
  const { ask } = registry;
  return {
    ...registry,
    freeze: (until: unknown, more?: object) =>
      ask('POST', '/operator/releases/freeze', { until, why: 'the final', ...more }),
    thaw: (body: object = { why: 'it is over' }, roles?: string) => ask('POST', '/operator/releases/thaw', body, roles),
  };
};

/** The registry begins on 21 November 2026 at 08:00. */
const until = '2026-11-22T06:00:00.000Z';

// covers 10
test('refuses promotions while frozen, and needs an explicit override for a rollback', async () => {
  const { freeze, promote, rollback, shown, audited, ask } = await open();
  await promote('remote-games', '1.0.1');
  const window = { until, who: 'operator', why: 'the final' };
  assert.deepEqual((await freeze(until)).value, window);
  assert.deepEqual(audited.at(-1), {
    who: 'operator',
    act: 'freeze-releases',
    target: 'releases',
    why: 'the final',
    detail: { until },
  });
  assert.deepEqual((await ask('GET', '/operator/releases')).value.freeze, window);
  for (const percent of [undefined, 10]) {
    const refused = await promote('remote-games', '1.0.2', { percent });
    assert.equal(refused.status, 422);
    assert.deepEqual([refused.code, refused.fields], ['release_frozen', { until: `${until} by operator: the final` }]);
  }
  assert.equal((await rollback()).code, 'release_frozen');
  assert.equal(await shown(), '1.0.1 100 | 1.0.0');
  assert.equal((await rollback({ despiteFreeze: true })).value.live, '1.0.0');
  assert.deepEqual(audited.at(-1)?.detail, { sequence: 4, percent: 100, despiteFreeze: true });
});

test('accepts publications while frozen', async () => {
  const { freeze, publish } = await open();
  await freeze(until);
  assert.equal((await publish('remote-games', '1.0.4')).status, 200);
});

test('ends a freeze at its time, replaces it by another, and thaws it', async () => {
  const { freeze, thaw, promote, clock, ask } = await open();
  await freeze('2026-11-21T09:00:00.000Z');
  await freeze('2026-11-21T08:30:00.000Z', { why: 'shorter' });
  clock.set('2026-11-21T08:29:59.999Z');
  assert.equal((await promote('remote-games', '1.0.1')).code, 'release_frozen');
  clock.set('2026-11-21T08:30:00.000Z');
  assert.equal((await promote('remote-games', '1.0.1')).status, 200);
  assert.equal((await thaw()).code, 'not_frozen');
  await freeze('2026-11-21T12:00:00.000Z');
  assert.equal((await thaw()).status, 200);
  assert.equal((await ask('GET', '/operator/releases')).value.freeze, undefined);
  assert.equal((await promote('remote-games', '1.0.2')).status, 200);
  assert.equal((await thaw()).code, 'not_frozen');
});

// covers 10
test('refuses a freeze that is past, too long or invalid, and callers without the role', async () => {
  const { freeze, thaw, ask, promote } = await open();
  for (const past of ['2026-11-21T08:00:00.000Z', '2020-01-01T00:00:00.000Z']) {
    assert.equal((await freeze(past)).code, 'freeze_in_the_past');
  }
  assert.equal((await freeze('2026-12-05T08:00:00.001Z')).code, 'freeze_too_long');
  assert.equal((await freeze('2199-01-01T00:00:00.000Z')).code, 'freeze_too_long');
  for (const none of [
    'tomorrow',
    '',
    '9999-01-01T00:00:00.000Z',
    1_900_000_000_000,
    null,
    '2026-13-01T00:00:00.000Z',
  ]) {
    assert.equal((await freeze(none)).code, 'invalid_input', String(none));
  }
  assert.equal((await freeze(until, { why: '' })).code, 'invalid_input');
  assert.equal((await thaw({})).code, 'invalid_input');
  assert.equal(
    (await ask('POST', '/operator/releases/freeze', { until, why: 'a try' }, 'content')).code,
    'not_allowed',
  );
  assert.equal((await thaw({ why: 'a try' }, 'support')).code, 'not_allowed');
  assert.equal((await promote('remote-games', '1.0.1')).status, 200);
  assert.equal((await freeze('2026-12-05T08:00:00.000Z')).status, 200);
});

test('accepts no promotion after a concurrent freeze', async () => {
  const { freeze, promote, history, audited } = await open();
  const promotions = Array.from({ length: 12 }, (_, at) => promote('remote-games', '1.0.1', { percent: 1 + at }));
  const frozen = freeze(until);
  const answers = await Promise.all(promotions);
  assert.equal((await frozen).status, 200);
  const done = answers.filter(({ status }) => status === 200).length;
  assert.deepEqual(new Set(answers.map(({ code }) => code)).has('release_frozen'), done < 12);
  assert.equal((await history()).length, 2 + done);
  const acts = audited.map(({ act }) => act);
  assert.equal(acts.lastIndexOf('promote-release') < acts.indexOf('freeze-releases'), true);
});
