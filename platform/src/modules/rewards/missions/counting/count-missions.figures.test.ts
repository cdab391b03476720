import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { planHistory, seededRandom } from '../../../../demo-data/games-history.rules.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { addMember } from '../../../accounts/testing/add-member.ts';
import { type BetSettled, betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { assertMissionFigures, type RawBet } from '../../testing/mission-figures.ts';

const dayMs = 86_400_000;
const seed = 45;

forEachDatabase(({ database }) => {
  // A Thursday.
  const clock = testClock('2026-03-05T08:00:00.000Z');
  const harness = hostedApp(database, { clock });

  // covers 7.2
  test(`counts 2,000 bets of sixty days correctly, sent twice and in batches (seed ${seed})`, async () => {
    const { outbox } = harness.app.server.kernel;
    const timeZone = await harness.app.modules.settings.get('timeZone');
    const players = [];
    for (let no = 0; no < 6; no += 1) players.push(await addMember(harness.app, `figure${no}`));
    const to = clock.now().getTime();
    const span = {
      players: players.length,
      games: 30,
      rounds: 2000,
      bigWins: 5,
      bigWinners: 3,
      from: to - 60 * dayMs,
      to,
    };
    const raw: RawBet[] = [];
    const bets: BetSettled[] = [];
    for (const round of planHistory(span, seededRandom(seed))) {
      const player = players[round.player];
      assert.ok(player);
      const settledAt = new Date(round.at);
      const day = dayIn(timeZone, settledAt);
      const gameType = round.game % 5 === 0 ? 'LOTT' : 'RNG';
      const facts = { vassalage: 'LANTERN', gameCode: `game-${round.game}`, gameType, day };
      const { stakeMinor, winMinor } = round;
      raw.push({ memberId: player.id, gameId: facts.gameCode, gameType, day, settledAt, stakeMinor, winMinor });
      const amounts = { stakeMinor: String(stakeMinor), winMinor: String(winMinor) };
      bets.push(settledBet(player, { ...facts, ...amounts, settledAt: settledAt.toISOString() }));
    }
    await outbox.publishAll(betSettled, bets);
    await outbox.publishAll(betSettled, bets.slice(500, 900));
    await outbox.drain();
    assert.equal(await assertMissionFigures(harness.app, raw), 6 * 27 + 6);
  });
});
