import { randomUUID } from 'node:crypto';
import { findCardGame } from '@portal/demo-vendor/games/pvp-games';
import type { PvpState } from '@portal/demo-vendor/pvp/pvp-shapes';
import { cardPlayer } from '@portal/demo-vendor/pvp/testing/card-player';
import type { Draw } from '@portal/engines/engine';
import { type LaunchedGame, openLaunched, sessionOf } from '../launched-page.ts';
import { askStudio } from '../page-call.ts';
import { pageEvents } from '../page-events.ts';

const timeoutMs = 120_000;

/** Two players sit down in the cheapest room and play a match to its end, and until it is paid. */
export async function playCards(seats: readonly LaunchedGame[], draw: Draw): Promise<void> {
  const leaving = AbortSignal.timeout(timeoutMs);
  const ends = new AbortController();
  try {
    const signal = AbortSignal.any([leaving, ends.signal]);
    await Promise.all(seats.map((seat) => playSeat(seat, draw, signal)));
  } finally {
    ends.abort();
  }
}

/** One page of a match: sits down, and moves whenever it is its turn. */
async function playSeat(launched: LaunchedGame, draw: Draw, signal: AbortSignal): Promise<void> {
  const { vendor, gameCode } = launched;
  const card = findCardGame(gameCode);
  const room = card?.rooms[0];
  if (!card || !room) throw new Error('the studio does not know it');
  const { play } = cardPlayer('', card, draw);
  const session = sessionOf(await openLaunched(launched, '/api/pvp/session'));
  const page = `page-${randomUUID()}`;
  const ask = (path: string, body: object) => askStudio(vendor, { path, body, session, page });
  let hasSat = false;
  let moved = -1;
  const headers = { 'x-session': session, 'x-page': page };
  for await (const { event, data } of pageEvents(`${vendor}/api/pvp/stream`, headers, signal)) {
    if (event !== 'state') throw new Error(`unexpected event ${event} on the stream of the seat`);
    const state: PvpState = JSON.parse(data);
    const { match } = state;
    if (match?.end?.isPaid === true || (match?.phase === 'over' && match.end?.isWon === false)) return;
    if (!match && !hasSat) {
      hasSat = true;
      const seal = state.rooms.find(({ roomId }) => roomId === room.roomId)?.seal;
      await must(ask('/api/pvp/sit', { roomId: room.roomId, clientSeed: randomUUID(), seal }));
    }
    if (match?.phase === 'void') throw new Error(`there was no match: ${match.refusal}`);
    if (match?.phase !== 'playing' || match.turn !== 'you' || match.end || match.actionNo === moved) continue;
    moved = match.actionNo;
    await must(ask('/api/pvp/act', { matchId: match.matchId, actionNo: moved, move: play(state) }));
  }
}

async function must(asked: ReturnType<typeof askStudio>): Promise<void> {
  const { status, json } = await asked;
  if (status !== 200) throw new Error(`refused: ${status} ${JSON.stringify(json)}`);
}
