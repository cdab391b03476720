import { minorUnits } from '@portal/shared/contract/money/amounts';
import * as v from 'valibot';
import { expect, test } from '../../fixtures/games-test.ts';
import { newestRow, openBettingRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';

const shots = v.object({ state: v.literal('settled'), stake: v.string(), win: v.string() });

// covers 2.1
test('fishing: shots are staked and paid, as sea, header and record show', async ({ page, portal, player }) => {
  const name = 'Coral Hunter';
  const { frame } = portal.game;
  const rounds: v.InferOutput<typeof shots>[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/spin') && answer.status() === 200) rounds.push(v.parse(shots, await answer.json()));
  });
  const sum = (what: 'stake' | 'win') => rounds.reduce((all, round) => all + Number(minorUnits(round[what])), 0);
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/fish?page=CORAL', name });
  const cannon = frame.getByRole('region', { name: 'Cannon' });
  await expect(cannon.getByRole('button', { name: 'Shoot' })).toBeVisible();
  const before = await portal.balanceMinor();
  await cannon.getByRole('button', { name: 'Lock' }).click();
  await cannon.getByRole('button', { name: 'Auto' }).click();
  await expect.poll(() => rounds.length, { timeout: 60_000 }).toBeGreaterThan(1);
  await cannon.getByRole('button', { name: 'Auto' }).click();

  // Shots in the air are settled or dropped; then sea and header show the sum of the rounds.
  const left = () => before - sum('stake') + sum('win');
  const shown = async () => [(await portal.game.figure('Balance')) - left(), (await portal.balanceMinor()) - left()];
  await expect.poll(shown).toEqual([0, 0]);
  await openBettingRecord(portal, player.nickname);
  const last = rounds.at(-1);
  await expect(newestRow(portal, name)).toContainText(last?.stake ?? '');
});
