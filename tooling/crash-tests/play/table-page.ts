import { setTimeout as pause } from 'node:timers/promises';
import { type LaunchedGame, openLaunched, sessionOf } from './launched-page.ts';
import { askStudio } from './page-call.ts';
import { pageEvents } from './page-events.ts';

interface TableNow {
  phase: string;
  /** By this process's clock. */
  endsAt: number;
  roundNo: number;
}

export interface TablePage {
  /** State of the table as the page knows it. */
  now(): TableNow | undefined;
  /** Lays chips on a spot of the round that runs; sent again with the same id until it is answered. */
  bet(betId: string, spot: string, amount: string): Promise<void>;
  /** Whether every ticket of the player at this table is over. */
  isOver(): Promise<boolean>;
}

/** Opens a page of a shared table and keeps following it until it leaves: a table pauses without viewers. */
export async function openTablePage(game: LaunchedGame, leaving: AbortSignal): Promise<TablePage> {
  const { vendor, gameCode } = game;
  const session = sessionOf(await openLaunched(game, '/api/tables/session'));
  let now: TableNow | undefined;

  async function listen(): Promise<void> {
    const address = `${vendor}/api/tables/${gameCode}/stream`;
    for await (const { event, data } of pageEvents(address, { 'x-session': session }, leaving)) {
      if (event !== 'table') continue;
      const { phase, msLeft, round } = JSON.parse(data);
      now = { phase, endsAt: Date.now() + msLeft, roundNo: round.roundNo };
    }
  }
  async function keepListening(): Promise<void> {
    while (!leaving.aborted) {
      await listen().catch(() => {
        now = undefined;
      });
      await pause(100);
    }
  }
  void keepListening();

  return {
    now: () => now,
    async bet(betId, spot, amount) {
      const body = { betId, roundNo: now?.roundNo, chips: [{ spot, amount }] };
      const { status, json } = await askStudio(vendor, { path: '/api/tables/bet', body, session });
      // A round may end while its bet is on the way.
      const isFair = status === 200 || json.code === 'betting_closed';
      if (!isFair) throw new Error(`a bet at the table was refused: ${status} ${JSON.stringify(json)}`);
    },
    async isOver() {
      const { json } = await askStudio(vendor, { path: '/api/tables/history', session });
      const list = Array.isArray(json.list) ? json.list : [];
      return list.every(({ state }) => state !== 'open' && state !== 'settling');
    },
  };
}
