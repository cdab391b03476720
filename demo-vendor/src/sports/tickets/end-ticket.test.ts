import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legOf, type SportsStudio, ticketOn, withSportsStudio } from '../../testing/sports-studio.ts';
import type { TicketView } from '../sports-shapes.ts';
import { unsettledTicket } from './end-ticket.rules.ts';
import type { SportsTicket } from './sports-ticket.ts';

const football = 'stadium-stadium-football';
const minute = 60_000;

const only = ({ sportsStore }: SportsStudio): SportsTicket =>
  sportsStore.openTickets()[0] ?? assert.fail('there is no ticket');
const end = async ({ room }: SportsStudio, roundId: string) => {
  const ended = await room.end(roundId);
  return ended?.kind === 'done' ? ended.round.state : ended?.code;
};

/** Makes the match of a leg unknown, as if its league had been removed. */
async function loseMatch(studio: SportsStudio, no = 0): Promise<SportsTicket> {
  const ticket = only(studio);
  const legs = ticket.legs.map((leg, i) => (i === no ? { ...leg, fixtureId: 'a-lost-match' } : leg));
  await studio.sportsStore.saveTicket({ ...ticket, legs });
  return only(studio);
}

// covers 2.7
test('refuses to end a ticket with an upcoming match, and refunds one with a lost match once', async () => {
  await withSportsStudio(football, async (studio) => {
    const { send, upcoming, platform, room, ask } = studio;
    const opening = platform.balance();
    await send(ticketOn([legOf(await upcoming())]));
    const { roundId } = only(studio);
    assert.deepEqual([await end(studio, roundId), room.stalledTickets()], ['still_played', []]);
    assert.equal(await end(studio, 'no-such-round'), undefined);
    await loseMatch(studio);
    const [listed] = room.stalledTickets().map(unsettledTicket);
    assert.deepEqual([listed?.roundId, listed?.state, listed?.stake], [roundId, 'taken', '10.00']);
    // Of two concurrent requests one ends the ticket.
    const both = await Promise.all([end(studio, roundId), end(studio, roundId)]);
    assert.deepEqual(both, ['void', 'under_way']);
    assert.equal(await end(studio, roundId), undefined);
    assert.deepEqual([platform.balance(), platform.posted.length, room.stalledTickets()], [opening, 2, []]);
    const shown: TicketView = (await ask('GET', '/api/sports/tickets/ticket-0001')).json();
    assert.equal(shown.state, 'void');
  });
});

test('voids the leg of a parlay on a lost match, and judges the others by their matches', async () => {
  await withSportsStudio(
    football,
    async (studio) => {
      const { send, upcoming, platform, time, room, sportsStore } = studio;
      const [first, second] = [await upcoming(0), await upcoming(1)];
      await send(ticketOn([legOf(first), legOf(second)]));
      const { roundId, legs } = await loseMatch(studio, 1);
      const before = platform.balance();
      assert.equal(await end(studio, roundId), 'still_played', 'the other match is to come');
      await time.pass(15 * minute);
      const final = sportsStore.fixture(first.fixtureId)?.final ?? assert.fail('the match is not over');
      assert.deepEqual([final.end, final.winner], ['ended', legs[0]?.selection], 'the seed brings a leg that wins');
      assert.equal(room.stalledTickets().length, 1);
      assert.equal(await end(studio, roundId), 'settled');
      assert.equal(platform.balance() - before, BigInt(legs[0]?.price ?? 0));
    },
    { seed: 'a leg that wins 11' },
  );
});

/** Makes a ticket whose win the platform has refused, because its round was closed there for a while. */
async function stuckTicket(studio: SportsStudio): Promise<SportsTicket> {
  const { send, upcoming, platform, time, sportsStore } = studio;
  await send(ticketOn([legOf(await upcoming())]));
  const { roundId } = only(studio);
  const round = platform.rounds.get(roundId) ?? assert.fail();
  round.state = 'settled';
  await time.pass(15 * minute);
  round.state = 'open';
  const ticket = sportsStore.ticket(roundId) ?? assert.fail();
  assert.equal(ticket.state, 'stuck');
  return ticket;
}

// covers 2.7
test('settles a stuck ticket again and pays it once, or ends it as the platform has', async () => {
  await withSportsStudio(football, async (studio) => {
    const { platform } = studio;
    const opening = platform.balance();
    const { roundId, payMinor } = await stuckTicket(studio);
    platform.suffer('request-lost');
    assert.equal(await end(studio, roundId), 'try_again');
    const ended = await end(studio, roundId);
    assert.equal(ended, 'settled');
    assert.equal(platform.balance(), opening - 1000n + BigInt(payMinor));
    assert.equal(platform.posted.filter((id) => id === `${roundId}-win`).length, 1);
    assert.equal(await end(studio, roundId), undefined);
  });
  await withSportsStudio(football, async (studio) => {
    const { roundId } = await stuckTicket(studio);
    const round = studio.platform.rounds.get(roundId) ?? assert.fail();
    round.state = 'rolled_back';
    const posted = studio.platform.posted.length;
    assert.deepEqual([await end(studio, roundId), studio.platform.posted.length], ['void', posted]);
  });
});
