import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { tinySlip, withLotteryStudio } from '../../testing/lottery-studio.ts';
import { tinyCatalogue, tinyKind } from '../../testing/tiny-lottery.ts';
import { discloseTicket } from './disclose-ticket.ts';
import { roundIdOf } from './lottery-ticket.ts';

const minute = 60_000;
const idOf = (gameCode: string, ticketId: string, drawId: string) =>
  roundIdOf({ gameCode, playerId: 'player-1', ticketId }, drawId);

// covers 7.1
test('reports a ticket in each of its draws for a dispute, with board and seed once there is a result', async () => {
  await withLotteryStudio(async ({ own, drawIds, ticketStore, draws, seeds, time }) => {
    const slip = tinySlip(drawIds(2));
    assert.equal((await own.send(slip)).statusCode, 200);
    const deps = { ticketStore: ticketStore, draws, catalogue: tinyCatalogue };
    const drawnPart = (no: number) => discloseTicket(deps, idOf('MINUTE', slip.ticketId, slip.drawIds[no] ?? ''));
    const open = drawnPart(0);
    assert.deepEqual([open?.game, open?.state, open?.stake, open?.win], ['MINUTE', 'taken', '2.00', '0.00']);
    assert.equal(open?.seed, undefined);
    for (const seed of seeds) assert.ok(!JSON.stringify(open).includes(seed), 'no seed before its result');

    await time.pass(minute);
    const [drawn, next] = [drawnPart(0), drawnPart(1)];
    const [seed = '', client = ''] = drawn?.seed?.split(', ') ?? [];
    const { draw, lines, paid } = JSON.parse(drawn?.outcome ?? '');
    assert.deepEqual(draw.numbers, tinyKind.draw(fairDraw(seedFromText(seed), client)), 'counted again from the seed');
    assert.deepEqual([drawn?.state, drawn?.win], ['settled', paid]);
    assert.deepEqual(lines[0].numbers, ['7']);
    assert.deepEqual([next?.state, next?.seed], ['taken', undefined], 'the draw after it is still to come');
    assert.equal(discloseTicket(deps, 'MINUTE-nothing'), undefined);
  });
});

test('reports an instant ticket with its seed, and a refused one without', async () => {
  await withLotteryStudio(
    async ({ page, ticketStore, draws }) => {
      const own = await page('player-1', 'NOW');
      const deps = { ticketStore: ticketStore, draws, catalogue: tinyCatalogue };
      const cheap = tinySlip([], { ticketId: 'instant-1', gameCode: 'NOW' });
      const lines = [{ playType: 'HIT', numbers: ['7'], stake: '20.00', multiple: 1 }];
      const slips = [cheap, { ...cheap, ticketId: 'instant-2', lines, total: '20.00' }];
      for (const slip of slips) await own.send(slip);
      const [bought, refused] = slips.map(({ ticketId }) => discloseTicket(deps, idOf('NOW', ticketId, 'INSTANT')));
      const [seed = '', client = ''] = bought?.seed?.split(', ') ?? [];
      const { draw } = JSON.parse(bought?.outcome ?? '');
      assert.deepEqual(draw.numbers, tinyKind.draw(fairDraw(seedFromText(seed), client)));
      assert.deepEqual([refused?.state, refused?.outcome, refused?.seed], ['dropped', undefined, undefined]);
    },
    { balanceMinor: 200n },
  );
});
