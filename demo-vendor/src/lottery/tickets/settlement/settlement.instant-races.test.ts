import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import { tinySlip, withLotteryStudio } from '../../../testing/lottery-studio.ts';
import type { TicketView } from '../../lottery-shapes.ts';

const instantSlip = (no: number) =>
  tinySlip([], {
    gameCode: 'NOW',
    ticketId: `instant-000${no}`,
    lines: [{ playType: 'HIT', numbers: ['7'], stake: '1.00', multiple: 2 }],
  });

// covers 4
test('settles concurrent instant tickets once each, each from its own seed', async () => {
  await withLotteryStudio(async ({ own, platform, complaints }) => {
    // Each is sent twice, as by a page without an answer.
    const slips = [1, 2, 3, 1, 2, 3].map((no) => instantSlip(no));
    const answers = await Promise.all(slips.map((slip) => own.send(slip)));
    for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body);
    const tickets: TicketView[] = answers.slice(0, 3).map((answer) => answer.json());
    const proofs = tickets.map(({ instant }) => instant ?? assert.fail());
    assert.equal(new Set(proofs.map(({ seed }) => seed)).size, 3);
    for (const { seed, commitment } of proofs) assert.equal(commitmentOf(seedFromText(seed)), commitment);
    const paid = tickets.reduce((sum, ticket) => sum + Math.round(Number(ticket.paid) * 100), 0);
    assert.equal(platform.balance(), 1_000_000n - 600n + BigInt(paid));
    assert.equal(platform.posted.length, 6, 'a stake and a settlement of each');
    assert.deepEqual(
      [...platform.rounds.values()].map(({ state }) => state),
      Array(3).fill('settled'),
    );
    assert.deepEqual(complaints, []);
  });
});

test('settles one and refuses one of two concurrent instant tickets if the balance covers only one', async () => {
  await withLotteryStudio(
    async ({ own, platform, complaints, time }) => {
      // A win arrives after the other stake was requested, so it cannot cover it.
      platform.putOff(true);
      const sent = [1, 2].map((no) => own.send(instantSlip(no)));
      assert.equal((await Promise.race(sent)).statusCode, 422, 'the other one waits for its settlement');
      await time.pass(10_000);
      const answers = await Promise.all(sent);
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 422]);
      const bought: TicketView | undefined = answers.find(({ statusCode }) => statusCode === 200)?.json();
      const refused = answers.find(({ statusCode }) => statusCode === 422)?.json();
      assert.equal(refused.code, 'insufficient_balance');
      assert.equal(platform.balance(), 100n + BigInt(Math.round(Number(bought?.paid) * 100)));
      assert.equal((await own.get('tickets')).json().list.length, 1);
      assert.deepEqual(complaints, []);
    },
    { balanceMinor: 300n },
  );
});
