import { listOperatorGames } from '@portal/shared/contract/games/operator-catalogue';
import { type PlayScope, resumePlay, suspendPlay } from '@portal/shared/contract/games/operator-suspensions';
import { expect, test } from '../../fixtures/games-test.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { HandPage } from '../../pages/hand-page.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

// A vendor whose games no other test plays, since it is suspended as a whole.
const vendor = 'ORCHID';
const name = 'Cherry Picnic';

// covers 6
test('a suspended game, vendor or player cannot bet; an open hand ends as it may, and betting works after the suspension', async ({
  portal,
  player,
}) => {
  const { dataDir } = runningProduct();
  const { game } = portal;
  const hand = new HandPage(game, 'Deal');
  const draw = hand.move('Draw');
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: `/rng?page=${vendor}`, name, kind: 'Video poker' });
  const stake = await game.figure('Stake');
  const { games } = await operatorCall(dataDir, listOperatorGames, { gameName: name, pageNo: 1, pageSize: 1 });
  const stops: readonly (readonly [PlayScope, string])[] = [
    ['game', games[0]?.nodeId ?? ''],
    ['vendor', vendor],
    ['player', player.account],
  ];
  for (const [scope, target] of stops) {
    const before = await portal.balanceMinor();
    await hand.deal();
    await expect(draw).toBeEnabled();
    await operatorCall(dataDir, suspendPlay, { scope, target, why: 'a case needs it' });
    try {
      await hand.make(draw);
      await expect(game.verb('Deal')).toBeEnabled();
      const win = await game.figure('Returned');
      // What is won of a suspended game or vendor waits for two operators.
      const held = scope === 'player' ? 0 : win;
      const after = before - stake + win - held;
      await expect.poll(() => portal.balanceMinor(), scope).toBe(after);
      await game.verb('Deal').click();
      await expect(game.words, scope).toHaveText('This game is closed at the moment.');
      await expect.poll(() => portal.balanceMinor(), scope).toBe(after);
      const state = held > 0 ? 'Under review' : 'Settled';
      await expectInRecord(portal, player.nickname, { game: name, stake, win: win - held, state });
    } finally {
      await operatorCall(dataDir, resumePlay, { scope, target, why: 'the case is over' });
    }
  }
  await hand.deal();
  await hand.make(draw);
  await expect(game.verb('Deal')).toBeEnabled();
});
