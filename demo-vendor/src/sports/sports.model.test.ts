import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { commitmentOf, seedFromText } from '../fairness/fair-draw.ts';
import { crashableSports } from '../testing/crashable-sports.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { lossyGateway } from '../testing/lossy-gateway.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import { findLeague } from './matches/leagues.ts';
import { recount } from './matches/recount.rules.ts';
import type { Slip } from './tickets/slip-check.rules.ts';
import { isTicketOver, roundIdOf } from './tickets/sports-ticket.ts';
import type { PlacedTicket } from './tickets/ticket-service.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_122);
const opening = 100_000_000_000n;
const games = ['whistle-whistle-all-sports', 'imes-im-arena', 'ai-ai-arena'];
const ticketsSent = 1500;

// covers 2.7
test(`loses and doubles nothing over ${ticketsSent} tickets with lost calls and kills (seed ${seed})`, async () => {
  const draw = seededDraw(seed);
  const platform = fakePlatform(opening);
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const line = lossyGateway(platform.gateway, draw, (ms) => time.clock.wait(ms));
  const disk = { lines: [] as string[] };
  const sent = new Map<string, Slip>();
  const confirmed = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  let lives = 0;

  const live = (stepsToLive: number) => {
    lives += 1;
    const life = crashableSports({ disk, gateway: line, clock: time.clock, draw, stepsToLive });
    void life.room.resume();
    for (const code of games) {
      void life.room.open(code);
      life.room.watch(code, {
        playerId: 'somebody',
        board: () => {},
        fixture: () => {},
        ticket: () => {},
        end: () => {},
      });
    }
    return life;
  };
  let life = live(1500);

  const note = (slip: Slip, placed: PlacedTicket) => {
    if (placed.kind === 'no') refusals.set(placed.refusal.code, (refusals.get(placed.refusal.code) ?? 0) + 1);
    if (placed.kind !== 'placed' || placed.ticket.state !== 'taken') return;
    confirmed.set(
      slip.ticketId,
      placed.ticket.legs.map(({ price }) => price),
    );
  };
  const place = () => {
    const gameCode = games[draw(games.length)] ?? assert.fail();
    const matches = life.room
      .matches(gameCode)
      .filter((match) => match.momentAt(time.clock.now()).betting !== 'closed');
    if (matches.length < 4) return;
    const first = draw(matches.length);
    const legs = Array.from({ length: draw(2) === 0 ? 1 : 1 + draw(4) }, (_, i) => {
      const match = matches[(first + i) % matches.length] ?? assert.fail();
      const { version } = match.momentAt(time.clock.now());
      const offered = match.marketsOf(version);
      const market = offered[draw(Math.max(1, offered.length))];
      const selection = market?.selections[draw(market.selections.length)];
      const { fixtureId } = match.fixture;
      // Some pages have an outdated price, some invent one.
      const price = draw(20) === 0 ? 1500 : (selection?.price ?? 1500);
      return {
        fixtureId,
        market: market?.id ?? 'win',
        selection: selection?.id ?? 'home',
        price,
        version: Math.max(0, version - draw(2)),
      };
    });
    const accept = (['none', 'better', 'any'] as const)[draw(3)] ?? 'none';
    const ticketId = `ticket-${sent.size}`;
    const slip: Slip = {
      playerId: `player-${draw(20)}`,
      launchId: 'l-1',
      gameCode,
      ticketId,
      stakeMinor: 100 + draw(5000),
      accept,
      legs,
    };
    sent.set(ticketId, slip);
    // Some pages send a ticket twice at once.
    for (let times = draw(4) === 0 ? 2 : 1; times > 0; times -= 1) {
      void life.room.place(slip).then((placed) => note(slip, placed));
    }
  };

  for (let turn = 0; sent.size < ticketsSent; turn += 1) {
    assert.ok(turn < 50_000, 'the book stands still');
    place();
    if (draw(8) === 0) platform.putOff(true, false, true);
    await time.pass(draw(4000));
    assert.deepEqual(life.complaints, []);
    if (life.isDead()) life = live(1 + draw(1500));
  }
  // The last life runs until everything is over.
  life.kill();
  life = live(Number.POSITIVE_INFINITY);
  await time.pass(3_600_000);
  assert.deepEqual(life.complaints, []);
  assert.deepEqual(life.sportsStore.openTickets(), []);

  let expected = opening;
  const states = new Map<string, number>();
  for (const [ticketId, slip] of sent) {
    const ticket = life.sportsStore.ticket(roundIdOf(slip.gameCode, slip.playerId, ticketId));
    if (!ticket) {
      assert.ok(!confirmed.has(ticketId), `${ticketId} was confirmed and is forgotten`);
      continue;
    }
    states.set(ticket.state, (states.get(ticket.state) ?? 0) + 1);
    assert.ok(isTicketOver(ticket) && ticket.state !== 'stuck', `${ticketId} is ${ticket.state}`);
    const prices = confirmed.get(ticketId);
    if (prices)
      assert.deepEqual(
        ticket.legs.map(({ price }) => price),
        prices,
        'the prices that were confirmed',
      );
    if (ticket.refusal !== undefined) {
      assert.ok(!prices, `${ticketId} was confirmed and is ${ticket.state}`);
      continue;
    }
    expected += modelChange(
      slip,
      ticket.legs.map(({ price }) => price),
      (id) => life.sportsStore.fixture(id) ?? assert.fail(id),
    );
  }
  assert.equal(platform.balance(), expected);
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing is posted twice');
  const open = [...platform.rounds.values()].filter(({ state }) => state === 'open');
  assert.deepEqual(open, []);
  const count = (state: string) => states.get(state) ?? 0;
  const seen = `${lives} lives, ${JSON.stringify([...states])} ${JSON.stringify([...refusals])}`;
  assert.ok(lives > 15 && count('settled') > 500 && count('void') > 3 && confirmed.size > 500, seen);
  for (const code of ['odds_changed', 'market_suspended', 'invalid_price']) assert.ok(refusals.has(code), seen);
});

type Known = {
  fixtureId: string;
  leagueId: string;
  model: { home: number; away: number };
  seed: string;
  commitment: string;
};

/** Computes the balance change of a taken ticket from the seeds, in fractions, independently of the sportsbook. */
function modelChange(slip: Slip, prices: readonly number[], fixtureOf: (id: string) => Known): bigint {
  let numerator = BigInt(slip.stakeMinor);
  let denominator = 1n;
  let voids = 0;
  for (const [i, { fixtureId, market, selection }] of slip.legs.entries()) {
    const fixture = fixtureOf(fixtureId);
    assert.equal(commitmentOf(seedFromText(fixture.seed)), fixture.commitment);
    const { discipline } = findLeague(fixture.leagueId) ?? assert.fail();
    const { steps, end, winner } = recount({ fixtureId, discipline, model: fixture.model }, fixture.seed);
    const { home, away } = steps.at(-1)?.tally ?? assert.fail();
    const [kind, line = '0'] = market.split(':');
    const lead =
      kind === 'ou'
        ? (home + away - Number(line)) * (selection === 'over' ? 1 : -1)
        : kind === 'ah'
          ? (home - away + Number(line)) * (selection === 'home' ? 1 : -1)
          : winner === selection
            ? 1
            : -1;
    const isDecided = end === 'ended' || (kind === 'ou' && home + away > Number(line));
    if (!isDecided) voids += 1;
    else if (lead < 0) return -BigInt(slip.stakeMinor);
    else if (lead > 0) {
      numerator *= BigInt(prices[i] ?? 0);
      denominator *= 1000n;
    }
  }
  return voids === slip.legs.length ? 0n : numerator / denominator - BigInt(slip.stakeMinor);
}
