import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway, Reply } from '@portal/demo-vendor/gateway/platform-client';

interface Result {
  transactionId: string;
  status: 'done' | 'refused' | 'later';
  code?: string | undefined;
  reference?: string | undefined;
}

/** `settle` or `resettle` over one of the gateways. */
type Ask<Item> = (gateway: Gateway, items: readonly Item[]) => Promise<Reply<{ results: Result[] }>>;

export interface Sent {
  /** Reference of the first answer to each transaction. */
  references: Map<string, string>;
  /** Refused items: transaction and code. */
  refused: string[];
  /** Calls that were sent again, because there was no answer or an item was left for later. */
  again: number;
  /** Transactions whose repeat was answered otherwise. */
  differing: string[];
}

interface Sending<Item> {
  batches: readonly (readonly Item[])[];
  /** Processes of the platform, taken in turn: a batch without an answer goes to the next. */
  gateways: readonly Gateway[];
  /** Batches under way at once. */
  clients: number;
  ask: Ask<Item>;
}

/** How long a batch without a response is repeated. */
const timeoutMs = 120_000;

/** Sends batches as a studio does, each again until all of its items are decided. */
export async function sendBatches<Item>({ batches, gateways, clients, ask }: Sending<Item>): Promise<Sent> {
  const sent: Sent = { references: new Map(), refused: [], again: 0, differing: [] };
  const waiting = [...batches];

  async function send(batch: readonly Item[], firstTurn: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (let turn = firstTurn; Date.now() < deadline; turn += 1) {
      const gateway = gateways[turn % gateways.length];
      const reply = gateway && (await ask(gateway, batch));
      if (reply?.kind === 'answer' && isDecided(sent, reply.value.results)) return;
      sent.again += 1;
      await pause(20);
    }
    throw new Error('a batch was not answered in time');
  }

  async function work(no: number): Promise<void> {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) await send(batch, no);
  }
  await Promise.all(Array.from({ length: clients }, (_, no) => work(no)));
  return sent;
}

/** Records the responses; true if none is left for later. */
function isDecided(sent: Sent, results: readonly Result[]): boolean {
  for (const { transactionId, status, code, reference } of results) {
    if (status === 'refused') sent.refused.push(`${transactionId} ${code}`);
    if (status !== 'done' || reference === undefined) continue;
    const first = sent.references.get(transactionId);
    if (first !== undefined && first !== reference) sent.differing.push(transactionId);
    sent.references.set(transactionId, reference);
  }
  return results.every(({ status }) => status !== 'later');
}

export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, no) => items.slice(no * size, (no + 1) * size));
}
