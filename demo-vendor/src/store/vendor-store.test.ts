import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Round, RoundState } from '../rounds/round.ts';
import { pageSession } from '../testing/page-session.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { openStore } from './vendor-store.ts';

const start = Date.UTC(2026, 2, 1);
const iso = (ms: number) => new Date(ms).toISOString();
const session = pageSession('g', { sessionId: 's', playerId: 'p', launchId: 'l', openedAt: iso(start) });
const round = (no: number, state: RoundState, atMs: number): Round => ({
  roundId: `r${no}`,
  sessionId: 's',
  playerId: 'p',
  launchId: 'l',
  gameCode: 'g',
  clientSpinId: `spin-${no}`,
  stakeMinor: 100,
  winMinor: 0,
  seed: { no, serverSeed: '' },
  state,
  drawnAt: iso(atMs),
});

// covers 2.7
test('drops refused rounds from memory and journal after a while, but never reuses their seeds', () =>
  withTempFolder(async (folder) => {
    let now = start;
    const store = await openStore(storeOptions(folder, () => now));
    await store.saveSession(session);
    await store.saveRound(round(1, 'settled', now));
    await store.saveRound(round(2, 'refused', now));
    await store.saveRound(round(3, 'refused', now));
    now += 3_600_000;
    await store.saveRound(round(4, 'refused', now));
    const check = (checked: typeof store) => {
      const known = [1, 2, 3, 4].map((no) => checked.round(`r${no}`)?.state);
      assert.deepEqual(known, ['settled', undefined, undefined, 'refused']);
      assert.deepEqual([checked.roundOf('s', 'spin-2'), checked.roundOf('s', 'spin-4')?.roundId], [undefined, 'r4']);
      assert.deepEqual(
        checked.history('p', 'g', 9).map(({ roundId }) => roundId),
        ['r4', 'r1'],
      );
      assert.equal(checked.nextSeedNo('s'), 5);
    };
    await store.close();
    check(store);
    // Twice, because the second start reads only what the first has written.
    for (let times = 0; times < 2; times += 1) {
      const again = await openStore(storeOptions(folder, () => now));
      check(again);
      await again.close();
    }
    now += 3_600_000;
    const later = await openStore(storeOptions(folder, () => now));
    assert.deepEqual([later.round('r4'), later.nextSeedNo('s')], [undefined, 5], 'a published seed is not used again');
    await later.close();
  }));
