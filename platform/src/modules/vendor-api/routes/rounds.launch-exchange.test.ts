import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import { launchGame } from '@portal/shared/contract/games/launch';
import { logout } from '@portal/shared/contract/sessions/sessions';
import { vendorAuthenticate, vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { playHarness } from '../../games/testing/play-harness.ts';
import { betOf } from '../../games/testing/play-moves.ts';
import {
  launchedPlayer,
  otherStudio,
  type TestPlayer,
  type TestStudio,
  testGame,
} from '../../games/testing/test-studio.ts';

/** What a studio that lost the answer to its exchange may repeat, and who may not; on both databases. */
forEachDatabase(({ database }) => {
  const { app, clock, studio, player } = playHarness(database);
  const anna = player('anna01', 100_000n);

  async function newToken(of: TestPlayer = anna()): Promise<string> {
    const asked = { vassalage: 'TEST', gameCode: testGame };
    const launched = await apiClient(app()).send(launchGame, asked, { token: of.token });
    return new URL(launched.value.content).hash.slice('#t='.length);
  }
  const exchange = (launchToken: string, exchangeId?: string, by: TestStudio = studio()) =>
    by.send(vendorAuthenticate, { launchToken, ...(exchangeId && { exchangeId }) });
  async function isRefused(launchToken: string, exchangeId?: string, by?: TestStudio) {
    assert.equal((await exchange(launchToken, exchangeId, by)).code, 'launch_token_invalid');
  }

  // covers 2.7
  test('answers a repeated exchange with the same launch and the current balance', async () => {
    const [launchToken, exchangeId] = [await newToken(), newId()];
    const lost = await exchange(launchToken, exchangeId);
    assert.equal(lost.value.playerId, anna().playerId);
    await studio().send(vendorBet, betOf({ ...anna(), launchId: lost.value.launchId }));
    const again = await exchange(launchToken, exchangeId);
    const balance = (Number(lost.value.balance) - 10).toFixed(2);
    assert.deepEqual(again.value, { ...lost.value, balance });
  });

  // covers 2.7
  test("gives the studio the player's time zone: the chosen one, or the portal's", async () => {
    const zone = async () => (await exchange(await newToken())).value.timeZone;
    assert.equal(await zone(), 'Asia/Ho_Chi_Minh');
    await apiClient(app()).send(setTimeZone, { timeZone: 'Asia/Kolkata' }, { token: anna().token });
    assert.equal(await zone(), 'Asia/Kolkata');
    await apiClient(app()).send(setTimeZone, { timeZone: '' }, { token: anna().token });
  });

  test('refuses a used token to every other exchange', async () => {
    const [launchToken, exchangeId] = [await newToken(), newId()];
    await exchange(launchToken, exchangeId);
    await isRefused(launchToken, newId());
    await isRefused(launchToken);
    assert.equal((await exchange(launchToken, 'not an id')).code, 'invalid_input');
    assert.equal((await exchange(launchToken, exchangeId)).status, 200);
  });

  test('refuses a token that was used without an id, whatever id follows', async () => {
    const launchToken = await newToken();
    await exchange(launchToken);
    await isRefused(launchToken, newId());
  });

  test('opens no other token with the same id', async () => {
    const [first, second, exchangeId] = [await newToken(), await newToken(), newId()];
    const opened = [await exchange(first, exchangeId), await exchange(second, exchangeId)];
    assert.notEqual(opened[0]?.value.launchId, opened[1]?.value.launchId);
  });

  test('refuses another studio with the token and the id of the exchange', async () => {
    const [launchToken, exchangeId] = [await newToken(), newId()];
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    await isRefused(launchToken, exchangeId, other);
    await exchange(launchToken, exchangeId);
    await isRefused(launchToken, exchangeId, other);
  });

  // covers 2.7
  test('forgets the answer a minute after the exchange, however often it was repeated', async () => {
    const [launchToken, exchangeId] = [await newToken(), newId()];
    const { launchId } = (await exchange(launchToken, exchangeId)).value;
    clock.advanceMs(59_000);
    assert.equal((await exchange(launchToken, exchangeId)).value.launchId, launchId);
    clock.advanceMs(1000);
    await isRefused(launchToken, exchangeId);
  });

  // covers 2.7
  test('lets one id win among concurrent exchanges, and gives each of its calls the same launch', async () => {
    clock.advanceMs(61_000);
    const launchToken = await newToken();
    const ids = [newId(), newId()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, no) => exchange(launchToken, ids[no % 2]).then((answer) => ({ no, answer }))),
    );
    const accepted = answers.filter(({ answer }) => answer.status === 200);
    assert.equal(accepted.length, 6);
    assert.equal(new Set(accepted.map(({ no }) => no % 2)).size, 1);
    assert.equal(new Set(accepted.map(({ answer }) => answer.value.launchId)).size, 1);
  });

  test('repeats no answer after the player has logged out', async () => {
    clock.advanceMs(61_000);
    const gone = await launchedPlayer(app(), studio(), 'gone01', 10_000n);
    const [launchToken, exchangeId] = [await newToken(gone), newId()];
    await exchange(launchToken, exchangeId);
    await apiClient(app()).send(logout, {}, { token: gone.token });
    await isRefused(launchToken, exchangeId);
  });
});
