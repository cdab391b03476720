import { loadavg } from 'node:os';
import { type SettleItem, vendorSettle } from '@portal/shared/contract/vendor-api/settle-calls';
import { createGateway } from '../../../demo-vendor/src/gateway/platform-gateway.ts';
import { platformEnvironment, platformProcess } from '../../money/platform-process.ts';
import { withBooks } from '../../money/with-books.ts';
import { buyTickets, type Ticket, winOf } from '../../settlement/draw-tickets.ts';
import { readDraw } from '../../settlement/read-draw.ts';
import { inBatches, sendBatches } from '../../settlement/send-batches.ts';
import { onBenchServer, type Say } from '../bench-server.ts';
import { preparePlayers } from '../bets/prepare-players.ts';
import { lineOf } from '../goal.ts';

const allTickets = 100_000;
const playerCount = 500;
const itemsInCall = 1000;
const clients = 4;
/** Tickets a second. */
const goal = 5000;

/** All tickets of one draw settled through the vendor API on PostgreSQL, nine of ten of them losers; then the ledger is checked. */
export async function benchSettle(say: Say, share = 1): Promise<void> {
  const ticketCount = Math.round(allTickets * share);
  await onBenchServer('settle', say, async ({ folder, server }) => {
    const env = await platformEnvironment(folder, await server.createDatabase('portal'));
    const { key, players } = await preparePlayers(env, playerCount);
    const tickets = await withBooks(env, (app) => buyTickets(app, players, ticketCount));
    say(`${ticketCount} tickets of ${playerCount} players; ${clients} calls at once, ${itemsInCall} tickets a call`);
    const platform = platformProcess(env, folder);
    try {
      await platform.start();
      await server.checkpoint();
      await measure(
        createGateway(platform.address, () => key),
        tickets,
        say,
      );
    } finally {
      await platform.stop();
    }
    await sayAfterwards(env, ticketCount, say);
  });
}

async function measure(gateway: ReturnType<typeof createGateway>, tickets: readonly Ticket[], say: Say): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const begun = performance.now();
  const { references, refused, again } = await sendBatches<SettleItem>({
    batches: inBatches(tickets, itemsInCall),
    gateways: [gateway],
    clients,
    ask: (to, items) => to.call(vendorSettle, { items: [...items] }),
  });
  const seconds = (performance.now() - begun) / 1000;
  say(
    `${seconds.toFixed(1)} s, load of the machine ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  say(lineOf({ name: 'tickets settled', value: references.size / seconds, unit: '/s', goal, side: 'atLeast' }));
  say(lineOf({ name: 'tickets refused', value: refused.length, unit: '', goal: 0, side: 'atMost' }));
  say(lineOf({ name: 'calls sent again', value: again, unit: '', goal: 0, side: 'atMost' }));
}

async function sayAfterwards(env: NodeJS.ProcessEnv, ticketCount: number, say: Say): Promise<void> {
  const { ledger, winners, losers, won, paid, told } = await withBooks(env, readDraw);
  const due = Array.from({ length: ticketCount }, (_, no) => winOf(no)).reduce((sum, win) => sum + win, 0n);
  const isWhole =
    ledger.balanced && winners + losers === ticketCount && told === ticketCount && won === due && paid === due;
  say(
    `ledger afterwards: ${isWhole ? 'holds' : 'DOES NOT HOLD'}; ${winners} winners, ${losers} losers, ${told} told, ` +
      `sum of entries ${ledger.sumOfEntries}, ${ledger.unbalancedTransfers} unbalanced transfers`,
  );
  if (!isWhole) throw new Error('the books do not hold after the draw');
}
