import { loadavg } from 'node:os';
import { platformEnvironment, platformProcess } from '@portal/crash-tests/money/platform-process';
import { withApp } from '@portal/crash-tests/money/with-app';
import { buyTickets, type Ticket, winOf } from '@portal/crash-tests/settlement/draw-tickets';
import { preparePlayers } from '@portal/crash-tests/settlement/prepare-players';
import { readDraw } from '@portal/crash-tests/settlement/read-draw';
import { inBatches, sendBatches } from '@portal/crash-tests/settlement/send-batches';
import { createGateway } from '@portal/demo-vendor/gateway/platform-client';
import { type SettleItem, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { onBenchServer, type Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';

const allTickets = 100_000;
const playerCount = 500;
const itemsInCall = 1000;
const clients = 4;
/** Tickets a second. */
const goal = 5000;

/** All tickets of one draw settled through the vendor API on PostgreSQL, nine of ten of them losers; then the ledger is checked. */
export async function benchSettle(print: Print, share = 1): Promise<void> {
  const ticketCount = Math.round(allTickets * share);
  await onBenchServer('settle', print, async ({ folder, server }) => {
    const env = await platformEnvironment(folder, await server.createDatabase('portal'));
    const { key, players } = await preparePlayers(env, playerCount);
    const tickets = await withApp(env, (app) => buyTickets(app, players, ticketCount));
    print(`${ticketCount} tickets of ${playerCount} players; ${clients} calls at once, ${itemsInCall} tickets a call`);
    const platform = platformProcess(env, folder);
    try {
      await platform.start();
      await server.checkpoint();
      await measure(
        createGateway(platform.address, () => key),
        tickets,
        print,
      );
    } finally {
      await platform.stop();
    }
    await checkLedger(env, ticketCount, print);
  });
}

async function measure(
  gateway: ReturnType<typeof createGateway>,
  tickets: readonly Ticket[],
  print: Print,
): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const begun = performance.now();
  const { references, refused, again } = await sendBatches<SettleItem>({
    batches: inBatches(tickets, itemsInCall),
    gateways: [gateway],
    clients,
    ask: (to, items) => to.call(vendorSettle, { items: [...items] }),
  });
  const seconds = (performance.now() - begun) / 1000;
  print(
    `${seconds.toFixed(1)} s, load of the machine ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  print(lineOf({ name: 'tickets settled', value: references.size / seconds, unit: '/s', goal, side: 'atLeast' }));
  print(lineOf({ name: 'tickets refused', value: refused.length, unit: '', goal: 0, side: 'atMost' }));
  print(lineOf({ name: 'calls sent again', value: again, unit: '', goal: 0, side: 'atMost' }));
}

async function checkLedger(env: NodeJS.ProcessEnv, ticketCount: number, print: Print): Promise<void> {
  const { ledger, winners, losers, won, paid, published } = await withApp(env, readDraw);
  const due = Array.from({ length: ticketCount }, (_, no) => winOf(no)).reduce((sum, win) => sum + win, 0n);
  const isWhole =
    ledger.balanced && winners + losers === ticketCount && published === ticketCount && won === due && paid === due;
  print(
    `ledger afterwards: ${isWhole ? 'holds' : 'DOES NOT HOLD'}; ${winners} winners, ${losers} losers, ${published} published, ` +
      `sum of entries ${ledger.sumOfEntries}, ${ledger.unbalancedTransfers} unbalanced transfers`,
  );
  if (!isWhole) throw new Error('the ledger does not hold after the draw');
}
