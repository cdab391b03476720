import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tinySlip, withLotteryStudio } from '../../../testing/lottery-studio.ts';
import { unsettledParts } from './unsettled-parts.rules.ts';

const minute = 60_000;

// covers 2.7
test('shows a drawn but unposted ticket as settling to its player, and lists it for operators', async () => {
  await withLotteryStudio(async ({ own, drawIds, platform, time, ticketStore, draws, complaints }) => {
    const listed = (gameCode?: string) =>
      unsettledParts(ticketStore.tickets(), draws.find, gameCode).map(({ drawId, state, stake }) => [
        drawId,
        state,
        stake,
      ]);
    const slip = tinySlip(drawIds(2));
    await own.send(slip);
    assert.deepEqual(listed(), [], 'it waits for its draws');
    platform.putOff(...Array<boolean>(200).fill(true));
    await time.pass(minute);
    const [first, second] = slip.drawIds;
    const hangs = await own.ticket(slip.ticketId);
    assert.deepEqual(
      hangs.draws.map(({ state, numbers }) => [state, numbers !== undefined]),
      [
        ['settling', true],
        ['taken', false],
      ],
    );
    assert.deepEqual(listed(), [[first, 'settling', '2.00']]);
    assert.deepEqual([listed('MINUTE').length, listed('NOW').length], [1, 0]);
    await time.pass(200 * minute);
    const over = await own.ticket(slip.ticketId);
    for (const { drawId, state } of over.draws) assert.ok(['won', 'lost'].includes(state), `${drawId} ${state}`);
    assert.deepEqual([listed(), second === undefined, complaints], [[], false, []]);
  });
});

test('shows a ticket that the platform refuses as settling to its player, and lists it as stuck', async () => {
  await withLotteryStudio(async ({ own, drawIds, platform, time, ticketStore, draws, complaints }) => {
    const slip = tinySlip(drawIds(1));
    await own.send(slip);
    for (const round of platform.rounds.values()) round.state = 'rolled_back';
    await time.pass(minute);
    const [part] = (await own.ticket(slip.ticketId)).draws;
    assert.equal(part?.state, 'settling');
    const [stuck] = unsettledParts(ticketStore.tickets(), draws.find);
    assert.deepEqual([stuck?.state, stuck?.win, complaints.length], ['stuck', part?.paid, 1]);
  });
});
