import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableRound } from '../table-round.ts';
import { createTableStore } from '../table-store.ts';
import { discloseTicket } from './disclose-ticket.ts';
import type { Ticket } from './ticket.ts';

const at = '2026-03-01T00:00:00.000Z';
const round: TableRound = { table: 'aurora', roundNo: 7, openedAt: at, commitment: 'c', state: 'open' };
const bet = (betId: string, state: Ticket['bets'][number]['state']) => ({
  betId,
  transactionId: betId,
  launchId: 'l',
  chips: [{ spot: 'red', minor: 500 }],
  minor: 500,
  state,
});
const ticket: Ticket = {
  roundId: 'aurora-7-p',
  table: 'aurora',
  roundNo: 7,
  playerId: 'p',
  state: 'open',
  winMinor: 0,
  at,
  bets: [bet('one', 'taken'), bet('two', 'refused')],
};

test('reports a table ticket for a dispute: the bets at once, the outcome with the result', async () => {
  const tableStore = createTableStore([], async () => {});
  await tableStore.saveRound(round);
  await tableStore.saveTicket(ticket);
  assert.deepEqual(discloseTicket(tableStore, ticket.roundId), {
    game: 'aurora',
    state: 'open',
    at,
    stake: '5.00',
    win: '0.00',
  });
  const seed = '07'.repeat(32);
  await tableStore.saveRound({ ...round, state: 'result', seed, shown: { engine: 'roulette', number: 7 } });
  await tableStore.saveTicket({ ...ticket, state: 'settled', winMinor: 1000 });
  const drawn = discloseTicket(tableStore, ticket.roundId);
  assert.deepEqual([drawn?.state, drawn?.win, drawn?.seed], ['settled', '10.00', `${seed}, aurora:7`]);
  assert.equal(JSON.parse(drawn?.outcome ?? '').shown.number, 7);
  assert.equal(discloseTicket(tableStore, 'nothing'), undefined);
});
