import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { legOf, ticketOn, withSportsStudio } from '../../testing/sports-studio.ts';
import { recount } from '../matches/recount.rules.ts';
import type { FixtureProof, FixtureView, TicketView } from '../sports-shapes.ts';

const football = 'stadium-stadium-football';
const minute = 60_000;

test('takes a ticket once however often it is sent, settles it by its match and shows it in the history', async () => {
  await withSportsStudio(football, async ({ send, upcoming, platform, time, ask, complaints }) => {
    const match = await upcoming();
    const ticket = ticketOn([legOf(match)]);
    const all = await Promise.all(Array.from({ length: 10 }, () => send(ticket)));
    for (const answer of all) assert.deepEqual([answer.statusCode, answer.json().state], [200, 'taken']);
    assert.equal(platform.posted.length, 1);
    assert.equal((await send({ ...ticket, stake: '11.00' })).json().code, 'ticket_conflict');
    assert.equal((await send({ ...ticket, stake: '11.00' })).statusCode, 409);
    await time.pass(12 * minute);
    const settled: TicketView = (await ask('GET', `/api/sports/tickets/${ticket.ticketId}`)).json();
    assert.equal(settled.state, 'settled');
    assert.equal(settled.paid, settled.legs[0]?.state === 'won' ? settled.mayPay : '0.00');
    assert.ok(settled.legs[0]?.result);
    assert.deepEqual((await send(ticket)).json(), settled, 'a repeat long after is the same ticket');
    assert.equal(platform.posted.length, 2);
    const reported = platform.reported.filter(
      ({ eventId, gameCode }) => eventId === match.fixtureId && gameCode === football,
    );
    assert.deepEqual(
      reported.map(({ state }) => state),
      ['opened', 'closed', 'result'],
    );
    assert.equal(reported[2]?.proof?.commitment, match.commitment);
    assert.ok(!reported[0]?.proof?.seed && reported[2]?.proof?.seed);
    assert.deepEqual((await ask('GET', '/api/sports/tickets')).json().list, [settled]);
    assert.deepEqual(complaints, []);
  });
});

// covers 2.7
test('returns a changed price, and takes better or any prices if the player allows it', async () => {
  await withSportsStudio(football, async ({ send, begin, board, time, platform, room, clock }) => {
    const inPlay = async () =>
      (await board()).fixtures.find((match) => match.phase === 'in_play' && match.betting === 'open');
    let seen: FixtureView | undefined;
    let now: FixtureView | undefined;
    // Waits until the price of a draw has fallen since it was read, and stays stable for a while.
    const priceOf = (match: FixtureView | undefined) => Number(legOf(match ?? assert.fail(), 0, 1).price);
    for (let tries = 0; ; tries += 1) {
      assert.ok(tries < 100);
      seen = await inPlay();
      await time.pass(16_000);
      now = (await board()).fixtures.find(({ fixtureId }) => fixtureId === seen?.fixtureId);
      const isCalm = room.find(now?.fixtureId ?? '')?.momentAt(clock.now() + 3000).version === now?.version;
      if (seen && now?.betting === 'open' && isCalm && priceOf(now) < priceOf(seen)) break;
    }
    const leg = legOf(seen, 0, 1);
    const refused = await send(ticketOn([leg]));
    assert.equal(refused.statusCode, 422);
    const { price, version } = legOf(now, 0, 1);
    assert.deepEqual(refused.json(), {
      code: 'odds_changed',
      legs: [{ fixtureId: leg.fixtureId, code: 'odds_changed', price, version }],
    });
    assert.equal((await send(ticketOn([leg], { accept: 'better' }))).json().code, 'odds_changed', 'this one is worse');
    assert.equal((await send(ticketOn([{ ...leg, price: '1.01' }], { accept: 'none' }))).json().code, 'odds_changed');
    assert.deepEqual(platform.posted, []);
    const better = await begin(ticketOn([{ ...leg, price: '1.01' }], { accept: 'better' }));
    const any = await begin(ticketOn([leg], { accept: 'any', ticketId: 'ticket-0002' }));
    await time.pass(3000);
    for (const answer of [await better.answer, await any.answer]) {
      const accepted = answer.json();
      assert.deepEqual([answer.statusCode, accepted.state, accepted.legs[0].inPlay], [200, 'taken', true]);
      assert.equal(accepted.legs[0].price, price, 'at the price of now');
    }
  });
});

// covers 2.7
test('delays an in-play bet, and refuses it before any stake is requested if the market changes', async () => {
  await withSportsStudio(football, async ({ begin, board, time, platform, room, clock }) => {
    let tried = 0;
    for (let tick = 0; tick < 4000 && tried < 3; tick += 1) {
      await time.pass(500);
      for (const view of (await board()).fixtures) {
        const match = room.find(view.fixtureId);
        const later = match?.momentAt(clock.now() + 2500);
        if (view.phase !== 'in_play' || view.betting !== 'open' || later?.betting !== 'suspended') continue;
        tried += 1;
        const { answer } = await begin(ticketOn([legOf(view)], { accept: 'any', ticketId: `ticket-000${tried}` }));
        await time.pass(2000);
        assert.deepEqual(platform.posted, [], 'nothing is asked while it waits');
        await time.pass(1000);
        assert.deepEqual([(await answer).statusCode, (await answer).json().code], [422, 'market_suspended']);
        break;
      }
    }
    assert.equal(tried, 3);
    assert.deepEqual(platform.posted, []);
  });
});

// covers 2.7
test("decides by the server's clock: refuses the old price after kick-off, and any after the end", async () => {
  await withSportsStudio(football, async ({ send, upcoming, time, clock, platform, sportsStore, room }) => {
    const match = await upcoming();
    const leg = legOf(match);
    await time.pass(Date.parse(match.startsAt) - clock.now() - 1);
    assert.equal((await send(ticketOn([leg], { ticketId: 'in-good-time' }))).json().state, 'taken');
    await time.pass(1);
    const late = (await send(ticketOn([leg], { ticketId: 'just-too-late' }))).json();
    assert.equal(late.code, 'market_suspended');
    const ends = room.find(match.fixtureId)?.endsAtMs ?? 0;
    await time.pass(ends - clock.now() - 5000);
    assert.equal((await send(ticketOn([leg], { ticketId: 'near-the-end' }))).json().code, 'market_closed');
    await time.pass(6000);
    assert.equal((await send(ticketOn([leg], { ticketId: 'after-the-end' }))).json().code, 'market_closed');
    await time.pass(10 * minute);
    assert.equal((await send(ticketOn([leg], { ticketId: 'long-after-it' }))).json().code, 'unknown_fixture');
    assert.equal(platform.posted.filter((id) => id.endsWith('-bet')).length, 1);
    assert.deepEqual(sportsStore.openTickets(), []);
  });
});

// covers 2.7
test('refunds a single on an abandoned match and counts 1.00 in a parlay', async () => {
  await withSportsStudio(football, async ({ send, board, time, platform, room, ask, clock }) => {
    const abandoned = async () => {
      for (let tries = 0; tries < 200; tries += 1) {
        const upcoming = (await board()).fixtures.filter(({ phase }) => phase === 'upcoming');
        const thatIs = (end: string) => upcoming.find(({ fixtureId }) => room.find(fixtureId)?.final.end === end);
        const [soon, other] = [thatIs('abandoned'), thatIs('ended')];
        if (soon && other) return { soon, other };
        await time.pass(4 * minute);
      }
      return assert.fail('no match was abandoned');
    };
    const { soon, other } = await abandoned();
    const winner = room.find(other.fixtureId)?.final.winner;
    const won = other.markets[0]?.selections.findIndex(({ id }) => id === winner) ?? -1;
    const before = platform.balance();
    const single = await send(ticketOn([legOf(soon)], { ticketId: 'single-1' }));
    const parlay = await send(ticketOn([legOf(soon), legOf(other, 0, won)], { ticketId: 'parlay-1' }));
    assert.deepEqual([single.statusCode, parlay.statusCode], [200, 200]);
    await time.pass(Math.max(Date.parse(soon.startsAt), Date.parse(other.startsAt)) - clock.now() + 6 * minute);
    const read = async (id: string): Promise<TicketView> => (await ask('GET', `/api/sports/tickets/${id}`)).json();
    const [given, paid] = [await read('single-1'), await read('parlay-1')];
    assert.deepEqual([given.state, given.paid, given.legs[0]?.state], ['void', '10.00', 'void']);
    const price = Number(legOf(other, 0, won).price);
    assert.deepEqual([paid.state, paid.paid], ['settled', (price * 10).toFixed(2)]);
    assert.equal(platform.balance(), before - 1000n + BigInt(Math.round(price * 1000)));
    const isBack = platform.posted.some((id) => id.endsWith('-back'));
    assert.ok(isBack, 'the single is rolled back');
    assert.ok(platform.reported.some(({ eventId, state }) => eventId === soon.fixtureId && state === 'cancelled'));
  });
});

// covers 2.7
test('refuses hostile tickets with a code and changes nothing', async () => {
  await withSportsStudio(football, async ({ send, upcoming, platform, sportsStore, lines }) => {
    const match = await upcoming();
    const good = legOf(match);
    const others = await Promise.all([1, 2, 3, 4, 5].map(async (no) => legOf(await upcoming(no))));
    const announced = lines.length;
    const hostile: [why: string, change: object, status: number, code: string][] = [
      ['a match unknown', { legs: [{ ...good, fixtureId: 'cove-1' }] }, 422, 'unknown_fixture'],
      ['a match of the object', { legs: [{ ...good, fixtureId: 'constructor' }] }, 422, 'unknown_fixture'],
      ['a match of another game', { legs: [{ ...good, fixtureId: 'skyline-1772323240000' }] }, 422, 'unknown_fixture'],
      ['a path for a match', { legs: [{ ...good, fixtureId: '../x' }] }, 400, 'invalid_input'],
      ['a market unknown', { legs: [{ ...good, market: 'corners' }] }, 422, 'unknown_market'],
      ['the market of another sport', { legs: [{ ...good, market: 'win' }] }, 422, 'unknown_market'],
      ['a line far away', { legs: [{ ...good, market: 'ou:99.5', selection: 'over' }] }, 422, 'market_closed'],
      ['a quarter line', { legs: [{ ...good, market: 'ou:2.25', selection: 'over' }] }, 422, 'unknown_market'],
      ['a selection unknown', { legs: [{ ...good, selection: 'nobody' }] }, 422, 'unknown_selection'],
      ['a selection of another market', { legs: [{ ...good, selection: 'over' }] }, 422, 'unknown_selection'],
      ['two legs of a match', { legs: [good, legOf(match, 1)] }, 422, 'same_match'],
      ['a leg twice', { legs: [good, good] }, 422, 'same_match'],
      ['nine legs', { legs: Array(9).fill(good) }, 400, 'invalid_input'],
      ['no legs', { legs: [] }, 400, 'invalid_input'],
      ['legs that are text', { legs: 'all' }, 400, 'invalid_input'],
      ['a stake of zero', { stake: '0.00' }, 422, 'zero_stake'],
      ['a stake too small', { stake: '0.99' }, 422, 'below_minimum'],
      ['a stake too high', { stake: '10000.01' }, 422, 'above_maximum'],
      ['a negative stake', { stake: '-10.00' }, 422, 'negative_stake'],
      ['three decimals', { stake: '10.001' }, 422, 'stake_decimals'],
      ['a number for a stake', { stake: 10 }, 400, 'invalid_input'],
      ['a higher price', { legs: [{ ...good, price: '99.00' }] }, 422, 'invalid_price'],
      ['a higher price, any accepted', { accept: 'any', legs: [{ ...good, price: '99.00' }] }, 422, 'invalid_price'],
      ['a price with three decimals', { legs: [{ ...good, price: '1.855' }] }, 400, 'invalid_input'],
      ['a price below one', { legs: [{ ...good, price: '0.50' }] }, 400, 'invalid_input'],
      ['a price that is a number', { legs: [{ ...good, price: 1.5 }] }, 400, 'invalid_input'],
      ['a version of the future', { accept: 'any', legs: [{ ...good, version: 99 }] }, 422, 'invalid_price'],
      ['a version below zero', { legs: [{ ...good, version: -1 }] }, 400, 'invalid_input'],
      ['a version and a half', { legs: [{ ...good, version: 0.5 }] }, 400, 'invalid_input'],
      ['an acceptance unknown', { accept: 'all' }, 400, 'invalid_input'],
      ['an id that is too short', { ticketId: 'x' }, 400, 'invalid_input'],
      ['an id with a slash', { ticketId: '../../ticket' }, 400, 'invalid_input'],
      ['more than a ticket may pay', { stake: '10000.00', legs: [good, ...others] }, 422, 'above_payout'],
    ];
    for (const [why, change, status, code] of hostile) {
      const answer = await send(ticketOn([good], change));
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code], why);
    }
    assert.deepEqual([platform.posted.length, sportsStore.openTickets().length, lines.length], [0, 0, announced]);
  });
});

const poor = { balanceMinor: 999n };

test('ends a ticket as refused if the platform refuses its stake', async () => {
  await withSportsStudio(
    football,
    async ({ send, upcoming, platform, sportsStore }) => {
      const { state, refusal } = (await send(ticketOn([legOf(await upcoming())]))).json();
      assert.deepEqual([state, refusal], ['refused', 'insufficient_balance']);
      assert.deepEqual([platform.posted, sportsStore.openTickets()], [[], []]);
    },
    poor,
  );
});

test('rolls back a stake refused after a lost call, which may still arrive', async () => {
  await withSportsStudio(
    football,
    async ({ send, upcoming, platform, time, ask }) => {
      platform.suffer('request-lost');
      const answer = send(ticketOn([legOf(await upcoming())]));
      await time.pass(minute);
      await answer;
      const ticket: TicketView = (await ask('GET', '/api/sports/tickets/ticket-0001')).json();
      const isBack = platform.posted.map((id) => id.endsWith('-back'));
      assert.deepEqual([ticket.state, ticket.refusal, isBack], ['void', 'insufficient_balance', [true]]);
    },
    poor,
  );
});

test('rolls back a stake that is not answered in time', async () => {
  await withSportsStudio(football, async ({ send, upcoming, platform, time, ask }) => {
    platform.suffer('answer-lost', ...Array<'request-lost'>(20).fill('request-lost'));
    const answer = send(ticketOn([legOf(await upcoming())]));
    await time.pass(5 * minute);
    assert.equal((await answer).statusCode, 200);
    const ticket: TicketView = (await ask('GET', '/api/sports/tickets/ticket-0001')).json();
    assert.deepEqual([ticket.state, ticket.refusal, ticket.paid], ['void', 'not_answered', '0.00']);
    assert.equal(platform.balance(), 1_000_000n);
  });
});

test("answers nothing without a session, and only tickets and stream of the page's own game", async () => {
  await withSportsStudio(football, async ({ app, ask, session }) => {
    const strange = { 'x-session': 'somebody-elses-session-id' };
    const urls = ['session', 'board', 'tickets', 'tickets/ticket-0001', 'results', `${football}/stream`];
    for (const headers of [strange, {}, { 'x-session': '' }]) {
      for (const url of urls) {
        const answer = await app.inject({ method: 'GET', url: `/api/sports/${url}`, headers });
        assert.deepEqual([answer.statusCode, answer.json().code], [403, 'session_unknown'], url);
      }
      const sent = await app.inject({ method: 'POST', url: '/api/sports/tickets', headers, payload: {} });
      assert.equal(sent.statusCode, 403);
    }
    assert.equal((await ask('GET', '/api/sports/av-av-arena/stream')).statusCode, 403);
    assert.equal((await ask('GET', '/api/sports/tickets/unknown-one')).json().code, 'unknown_ticket');
    for (const payload of [{}, [], { launchToken: 'a'.repeat(20), gameCode: 'aurora-baccarat' }]) {
      const opened = await app.inject({ method: 'POST', url: '/api/sports/session', payload });
      assert.deepEqual([opened.statusCode, opened.json().code], [400, 'invalid_input']);
    }
    assert.equal(session.book.gameCode, football);
  });
});

// covers 2.7
test('reveals no seed before the end, after which the page computes the same match', async () => {
  await withSportsStudio('whistle-whistle-all-sports', async ({ ask, time, board, seeds, room, session, clock }) => {
    const fixtureIds = new Set<string>();
    const proofs = new Map<string, FixtureProof>();
    const isOver = (fixtureId: string) => (room.find(fixtureId)?.endsAtMs ?? 0) <= clock.now();
    for (let turn = 0; turn < 40; turn += 1) {
      const { fixtures } = await board();
      const texts = [JSON.stringify([fixtures, session]), (await ask('GET', '/api/sports/results')).body];
      for (const { fixtureId } of fixtures) {
        const text = (await ask('GET', `/api/sports/fixtures/${fixtureId}`)).body;
        const proof: FixtureProof = JSON.parse(text);
        if (proof.seed) proofs.set(fixtureId, proof);
        if (proof.seed) assert.ok(isOver(fixtureId), fixtureId);
        else texts.push(text);
        if (!proof.seed) assert.deepEqual([proof.score, proof.events], [undefined, undefined]);
      }
      for (const seed of seeds) for (const text of texts) assert.ok(!text.includes(seed));
      for (const { fixtureId } of fixtures) fixtureIds.add(fixtureId);
      await time.pass(29_000);
    }
    assert.ok(proofs.size > 20 && fixtureIds.size > 50, `${proofs.size} ${fixtureIds.size}`);
    for (const { seed = '', commitment, score, ...match } of proofs.values()) {
      assert.equal(commitmentOf(seedFromText(seed)), commitment);
      assert.deepEqual(recount(match, seed).steps.at(-1)?.score, score);
    }
  });
});
