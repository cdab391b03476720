import assert from 'node:assert/strict';
import { vendorBalance, vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Database } from '../../../kernel/database/database.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { betOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, testStudio } from '../../games/testing/test-studio.ts';
import { memberAccount } from '../../wallet/index.ts';
import { type Flipped, type Flipping, sendFlipped, sendUntouched } from './flipped-bits.ts';

const opening = 100_000_000n;
/** Refusals of a bad signature, a body that is not JSON, and an unknown path. */
const turnedAway = ['bad_signature', 'malformed_body', 'unknown_call'];

/**
 * True if an API call has accepted the request. Another path may be a page; a line that is not HTTP gets no answer of
 * ours.
 */
function isLetIn({ status, text }: Flipped): boolean {
  const isOurs = text.includes('content-type: application/json') && text.includes('"success":');
  return isOurs && (status < 400 || !turnedAway.some((code) => text.includes(`"code":"${code}"`)));
}

/** Sends calls with a flipped bit to its own listening platform: none must be accepted, and nothing must move. */
export async function flippedBitsOn(database: Database, count: number, seed: number): Promise<void> {
  const app = await testApp(database);
  try {
    const { key, ...studio } = await testStudio(app);
    const player = await launchedPlayer(app, { key, ...studio }, 'flip01', opening);
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.server.address();
    assert.ok(address !== null && typeof address === 'object');
    const nowSeconds = Math.floor(app.server.kernel.clock.now().getTime() / 1000);
    let turn = 0;
    const next: Flipping['next'] = () => {
      turn += 1;
      if (turn % 4 === 0) {
        const query = `playerId=${player.playerId}&launchId=${player.launchId}`;
        return { method: 'GET', path: vendorBalance.path, query, body: '' };
      }
      return { method: 'POST', path: vendorBet.path, query: 'v=1', body: JSON.stringify(betOf(player)) };
    };
    const flipping = { port: address.port, key, next, nowSeconds };
    for (let each = 0; each < 4; each += 1) assert.equal((await sendUntouched(flipping)).status, 200);
    const answers = await sendFlipped(flipping, count, seed);
    assert.equal(answers.length, count);
    const accepted = answers.filter(isLetIn);
    assert.deepEqual(accepted, [], `seed ${seed}`);
    assert.equal(new Set(answers.map(({ part }) => part)).size, 8, 'every part was touched');
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.playerId)), opening - 3n * 1000n);
  } finally {
    await app.close();
  }
}
