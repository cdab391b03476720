import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { storeOptions } from '../testing/store-options.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { openTableStore } from './open-table-store.ts';
import type { Ticket } from './tickets/ticket.ts';

const now = () => Date.UTC(2026, 2, 1);
const openedAt = new Date(now()).toISOString();

test('restores what was saved after a crash in the middle of a line, and continues the numbers', async () => {
  await withTempFolder(async (folder) => {
    const first = await openTableStore(storeOptions(folder, now));
    const round = { table: 'harbour-roulette', roundNo: 7, openedAt, commitment: 'c', state: 'open' as const };
    const bet = {
      betId: 'bet-1',
      transactionId: 't-1',
      launchId: 'l-1',
      chips: [{ spot: 'red', minor: 500 }],
      minor: 500,
    };
    const key = { roundId: 'harbour-roulette-7-p', table: 'harbour-roulette', roundNo: 7, playerId: 'player-1' };
    const ticket: Ticket = { ...key, bets: [{ ...bet, state: 'asked' }], state: 'open', winMinor: 0, at: openedAt };
    await first.store.saveRound(round);
    await first.store.saveTicket(ticket);
    await first.close();
    await appendFile(path.join(folder, 'tables.jsonl'), '{"kind":"ticket","ticket":{"roundId":"harb');

    const { store: tableStore, close } = await openTableStore(storeOptions(folder, now));
    assert.deepEqual(tableStore.openTickets(), [ticket]);
    assert.deepEqual(tableStore.openRounds(), [round]);
    assert.equal(tableStore.lastRoundNo('harbour-roulette'), 7);
    assert.deepEqual(tableStore.betOf('player-1', 'bet-1')?.ticket, ticket);
    assert.equal(tableStore.betOf('player-2', 'bet-1'), undefined);
    await close();
  });
});
