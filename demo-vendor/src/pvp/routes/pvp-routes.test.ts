import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import Fastify from 'fastify';
import { findCardGame } from '../../games/pvp-games.ts';
import { readEvents } from '../../page/stream/read-events.ts';
import { openStore } from '../../store/vendor-store.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { storeOptions } from '../../testing/store-options.ts';
import { virtualClock } from '../../testing/virtual-clock.ts';
import { withStudio } from '../../testing/with-studio.ts';
import { matchView, type PvpState } from '../pvp-shapes.ts';
import { cardPlayer } from '../testing/card-player.ts';
import { crashableLobby } from '../testing/crashable-lobby.ts';
import { pvpRoutes } from './pvp-routes.ts';

const gameCode = 'teahouse-teahouse-thirteen';
const card = findCardGame(gameCode) ?? assert.fail();

/** Sets up a studio with a match of two players, and a third player in the lobby. */
function withMatch(work: (parts: Awaited<ReturnType<typeof makeMatch>>) => Promise<void>): Promise<void> {
  return withStudio(makeMatch, work);
}

async function makeMatch(folder: string) {
  const store = await openStore(storeOptions(folder));
  const platform = fakePlatform();
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const { clock } = time;
  const { gateway } = platform;
  const draw = seededDraw(21);
  const disk = { lines: [] as string[] };
  const { lobby } = crashableLobby({ disk, gateway, clock, draw, stepsToLive: Number.POSITIVE_INFINITY });
  const app = Fastify({ forceCloseConnections: true });
  pvpRoutes(app, { store, gateway, lobby, clock });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  async function guest(playerId: string) {
    platform.openAccount(playerId, 100_000n);
    const launchToken = `token-of-the-player-${playerId}`;
    platform.launchAs(launchToken, { playerId, launchId: `l-${playerId}`, gameCode, roomId: 'middle' });
    const opened = await app.inject({ method: 'POST', url: '/api/pvp/session', payload: { launchToken, gameCode } });
    const headers = { 'x-session': opened.json().session, 'x-page': `page-of-the-player-${playerId}` };
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers, payload });
    const response = await fetch(`${address}/api/pvp/stream`, { headers });
    assert.ok(response.body);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** Reads the raw stream up to a state that fits. */
    const until = async (isWanted: (state: PvpState) => boolean): Promise<{ state: PvpState; raw: string }> => {
      for (;;) {
        for (const { event, data } of readEvents(text).events) {
          if (event === 'state' && isWanted(JSON.parse(data))) return { state: JSON.parse(data), raw: data };
        }
        text += (await reader.read()).value ?? assert.fail('the stream ended');
      }
    };
    const player = cardPlayer(playerId, card, draw);
    const state = () => player.see(lobby);
    const act = (actionNo: unknown, move: unknown, matchId: unknown = state().match?.matchId) =>
      ask('POST', '/api/pvp/act', { matchId, actionNo, move });
    return { ...player, session: opened.json(), headers, ask, until, state, act, received: () => text };
  }
  const anna = await guest('anna');
  const bert = await guest('bert');
  const carl = await guest('carl');
  for (const player of [anna, bert]) {
    const seal = player.state().rooms.find(({ roomId }) => roomId === 'middle')?.seal;
    const clientSeed = `client-seed-of-${player.playerId}`;
    const sat = await player.ask('POST', '/api/pvp/sit', { roomId: 'middle', clientSeed, seal });
    assert.equal(sat.statusCode, 200);
  }
  await time.pass(1);
  const turn = anna.state().match?.turn === 'you' ? anna : bert;
  return { app, store, platform, time, lobby: lobby, disk, anna, bert, carl, turn, other: turn === anna ? bert : anna };
}

test('returns the room of the launch, and plays a match to its end over the routes', async () => {
  await withMatch(async ({ anna, bert, time, platform }) => {
    assert.equal(anna.session.roomId, 'middle');
    for (let moves = 0; moves < 300 && !anna.state().match?.end; moves += 1) {
      for (const player of [anna, bert]) {
        const { match } = player.state();
        if (match?.turn !== 'you' || match.end) continue;
        assert.equal((await player.act(match.actionNo, player.play(player.state()))).statusCode, 200);
      }
    }
    await time.pass(100);
    const winner = anna.state().match?.end?.isWon ? anna : bert;
    const { state } = await winner.until(({ match }) => match?.end?.isPaid === true);
    assert.equal(state.match?.balance, '1009.00');
    assert.equal(platform.balance(winner.playerId), 100_900n);
    const { list } = (await winner.ask('GET', '/api/pvp/history')).json();
    assert.deepEqual([list.length, list[0].state, list[0].win], [1, 'won', '19.00']);
  });
});

// covers 2.7
test('sends a page no card of the opponent and no seed before the end', async () => {
  await withMatch(async ({ anna, bert, carl, disk, time }) => {
    const journal = disk.lines.join('\n');
    const seed = /"seed":"([0-9a-f]{64})"/.exec(journal)?.[1] ?? assert.fail('the seed is in the journal');
    const hands = new Map([anna, bert].map((player) => [player.playerId, player.state().match?.hand ?? []]));
    for (let moves = 0; moves < 300 && !anna.state().match?.end; moves += 1) {
      for (const [player, opponent] of [
        [anna, bert],
        [bert, anna],
      ] as const) {
        const { match } = player.state();
        if (!match || match.end) continue;
        const hidden = opponent.state().match?.hand ?? [];
        const shown = [...match.hand, ...(match.lying?.cards ?? []), ...match.steps.flatMap(({ cards }) => cards)];
        assert.ok(
          hidden.every((held) => !shown.includes(held)),
          'a hidden card is shown',
        );
        assert.deepEqual(Object.keys(match.opponent).sort(), ['cards', 'isHere', 'late', 'number']);
        // Only the leading player knows the card that must be played.
        if (match.turn === 'opponent') assert.equal(match.mustHold, undefined);
        if (match.turn === 'you') await player.act(match.actionNo, player.play(player.state()));
      }
    }
    const { match } = (await anna.until(({ match: now }) => now?.end !== undefined)).state;
    const before = anna.received().slice(0, anna.received().indexOf('"end"'));
    assert.ok(!before.includes(seed) && !before.includes('opponentHand'));
    assert.ok(!carl.received().includes('"hand"'), 'who looks on sees no hand');
    await time.pass(100);
    const proof = (await anna.ask('GET', `/api/pvp/proof/${match?.matchId}`)).json();
    assert.deepEqual([proof.seed, proof.hands[proof.you]], [seed, hands.get('anna')]);
    assert.equal((await carl.ask('GET', `/api/pvp/proof/${match?.matchId}`)).statusCode, 404);
  });
});

test('sends the same state whatever the opponent holds', async () => {
  await withMatch(async ({ lobby }) => {
    const match = lobby.matchOf('anna') ?? assert.fail();
    const state = lobby.play.stateOf(match);
    const dealt = state.hands.flat();
    const unseen = Array.from({ length: 52 }, (_, no) => no).filter((no) => !dealt.includes(no));
    const swapped = { ...state, hands: [state.hands[0], unseen.slice(0, 13)] as const };
    const context = { msLeft: 1, isHere: true, opponentNumber: 7 };
    assert.equal(match.seats[0].playerId, 'anna');
    assert.equal(
      JSON.stringify(matchView(match, state, 0, context)),
      JSON.stringify(matchView(match, swapped, 0, context)),
    );
  });
});

test('applies a repeated move once and refuses a different one with its number', async () => {
  await withMatch(async ({ turn, other, disk }) => {
    const move = turn.play(turn.state());
    const lines = disk.lines.length;
    const all = await Promise.all(Array.from({ length: 10 }, () => turn.act(0, move)));
    for (const answer of all) assert.equal(answer.statusCode, 200);
    assert.equal(disk.lines.length, lines + 1);
    assert.deepEqual([turn.state().match?.actionNo, turn.state().match?.turn], [1, 'opponent']);
    for (const answer of [await turn.act(0, { kind: 'pass' }), await other.act(0, move)])
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'action_conflict']);
    assert.equal((await other.act(2, { kind: 'pass' })).json().code, 'action_ahead');
    assert.equal((await turn.act(1, { kind: 'pass' })).json().code, 'not_your_turn');
  });
});

// covers 2.7
test('refuses hostile moves with a reason and changes nothing', async () => {
  await withMatch(async ({ turn, other, carl, disk, app }) => {
    const hand = turn.state().match?.hand ?? [];
    const lowest = turn.state().match?.mustHold ?? -1;
    const theirs = other.state().match?.hand ?? [];
    const others = hand.filter((held) => held !== lowest);
    const play = (cards: unknown) => ({ kind: 'play', cards });
    const hostile: [why: string, move: unknown, status: number, code: string][] = [
      ['a pass on a lead', { kind: 'pass' }, 422, 'cannot_pass'],
      ['a card of the opponent', play([theirs[0]]), 422, 'cards_not_held'],
      ['a card twice', play([lowest, lowest]), 422, 'card_twice'],
      ['without the lowest card', play([others[0]]), 422, 'must_hold_lowest'],
      ['no combination', play([lowest, ...hand.filter((held) => held !== lowest).slice(0, 11)]), 422, 'no_combination'],
      ['no cards', play([]), 400, 'invalid_input'],
      ['a card that is none', play([52]), 400, 'invalid_input'],
      ['a negative card', play([-1]), 400, 'invalid_input'],
      ['half a card', play([0.5]), 400, 'invalid_input'],
      ['a card as text', play([String(lowest)]), 400, 'invalid_input'],
      ['fourteen cards', play(Array.from({ length: 14 }, (_, no) => no)), 400, 'invalid_input'],
      ['cards that are text', play('all'), 400, 'invalid_input'],
      ['an unknown kind', { kind: 'late', cards: [] }, 400, 'invalid_input'],
      ['more than there is', { kind: 'pass', seat: 1 }, 400, 'invalid_input'],
      ['nothing', undefined, 400, 'invalid_input'],
    ];
    // Ignores the state number.
    const seen = () => JSON.stringify([disk.lines, ...[turn, other].map((each) => ({ ...each.state(), stateNo: 0 }))]);
    const before = seen();
    for (const [why, move, status, code] of hostile) {
      const answer = await turn.act(0, move);
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code], why);
    }
    for (const actionNo of ['0', -1, 0.5, 1e300, null])
      assert.equal((await turn.act(actionNo, play([lowest]))).json().code, 'invalid_input');
    assert.equal((await other.act(0, play([theirs[0]]))).json().code, 'not_your_turn');
    const { matchId = '' } = turn.state().match ?? {};
    assert.equal((await carl.act(0, play([lowest]), matchId)).json().code, 'unknown_match', 'a foreign match');
    assert.equal((await carl.ask('POST', '/api/pvp/give-up', { matchId })).json().code, 'unknown_match');
    assert.equal((await turn.act(0, play([lowest]), `pvp-${'0'.repeat(20)}`)).json().code, 'unknown_match');
    assert.equal((await turn.act(0, play([lowest]), '__proto__')).json().code, 'invalid_input');
    const big = await turn.ask('POST', '/api/pvp/act', {
      matchId,
      actionNo: 0,
      move: play([lowest]),
      more: 'x'.repeat(4000),
    });
    assert.equal(big.statusCode, 413);
    const sit = { roomId: 'middle', clientSeed: 'client-seed-again', seal: turn.state().rooms[1]?.seal };
    assert.equal((await turn.ask('POST', '/api/pvp/sit', sit)).json().code, 'already_playing');
    assert.equal(
      (await carl.ask('POST', '/api/pvp/sit', { ...sit, seal: '0'.repeat(64) })).json().code,
      'seal_changed',
    );
    assert.equal((await carl.ask('POST', '/api/pvp/sit', { ...sit, roomId: '__proto__' })).json().code, 'unknown_room');
    assert.equal(
      (await carl.ask('POST', '/api/pvp/rematch', { matchId, clientSeed: sit.clientSeed, seal: sit.seal })).json().code,
      'no_rematch',
    );
    assert.equal(
      (await turn.ask('GET', `/api/pvp/proof/${matchId}`)).statusCode,
      404,
      'no proof of a match that is played',
    );
    const elsewhere = { ...turn.headers, 'x-page': 'page-that-has-no-seat' };
    const from = await app.inject({
      method: 'POST',
      url: '/api/pvp/act',
      headers: elsewhere,
      payload: { matchId, actionNo: 0, move: play([lowest]) },
    });
    assert.equal(from.json().code, 'seat_elsewhere');
    assert.equal(seen(), before);
  });
});

test('explains why a seat was refused, and when to sit down again', async () => {
  await withMatch(async ({ anna, carl, platform, time }) => {
    const sit = ({ ask, state }: typeof carl) => {
      const seal = state().rooms.find(({ roomId }) => roomId === 'middle')?.seal;
      return ask('POST', '/api/pvp/sit', { roomId: 'middle', clientSeed: 'client-seed-of-a-guest', seal });
    };
    const answered = async (player: typeof carl) => {
      const { statusCode, ...answer } = await sit(player);
      return [statusCode, answer.json().code];
    };
    platform.openAccount('carl', 999n);
    assert.deepEqual(await answered(carl), [422, 'insufficient_balance']);
    platform.suffer('request-lost');
    assert.deepEqual(await answered(carl), [503, 'try_again']);
    platform.openAccount('carl', 1000n);
    assert.deepEqual(await answered(carl), [200, undefined]);
    platform.openAccount('carl', 999n);
    const matchId = anna.state().match?.matchId;
    await anna.ask('POST', '/api/pvp/give-up', { matchId });
    await time.pass(100);
    assert.deepEqual(await answered(anna), [200, undefined]);
    await time.pass(100);
    const { state } = await anna.until(({ sitAgain }) => sitAgain !== undefined);
    assert.deepEqual([state.sitAgain, state.match?.phase, state.match?.refusedBy], ['middle', 'void', 'opponent']);
    assert.deepEqual(await answered(carl), [429, 'stake_refused_lately']);
  });
});

test('answers nothing without a valid session', async () => {
  await withMatch(async ({ app }) => {
    const headers = { 'x-session': 'somebody-elses-session-id', 'x-page': 'page-of-a-stranger' };
    for (const url of ['session', 'stream', 'history', `proof/pvp-${'0'.repeat(20)}`]) {
      const answer = await app.inject({ method: 'GET', url: `/api/pvp/${url}`, headers });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'session_unknown'], url);
    }
    for (const url of ['sit', 'leave', 'act', 'give-up', 'rematch']) {
      const answer = await app.inject({ method: 'POST', url: `/api/pvp/${url}`, headers, payload: {} });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'session_unknown'], url);
    }
    for (const payload of [
      {},
      { launchToken: 'x', gameCode },
      { launchToken: 'a'.repeat(20), gameCode: 'dragon-gate' },
    ]) {
      const opened = await app.inject({ method: 'POST', url: '/api/pvp/session', payload });
      assert.deepEqual([opened.statusCode, opened.json().code], [400, 'invalid_input']);
    }
  });
});
