import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import { pacedLoad } from './paced-load.ts';
import { signedBet } from './signed-bet.ts';

const key = { keyId: 'k', secret: 'a secret of the studio' };
const next = () => signedBet(key, { playerId: 'p', launchId: 'l' }, 'slot');

/** The load against a server that answers one bet after the other, each after so many milliseconds, with the given status. */
async function loadOn(answer: (no: number) => { status: number; afterMs: number }) {
  const bodies: string[] = [];
  let turn = Promise.resolve();
  const server = createServer(async (asked, answered) => {
    let body = '';
    for await (const part of asked) body += part;
    const { status, afterMs } = answer(bodies.push(body));
    turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, afterMs)));
    await turn;
    answered.writeHead(status).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const load = await pacedLoad({
      address,
      next,
      perSecond: 100,
      connections: 2,
      seconds: 1,
      random: seededRandom(7),
    });
    return { load, bodies };
  } finally {
    server.close();
  }
}

test('bets come at the pace, each once, and an answer other than 200 is counted apart', async () => {
  const { load, bodies } = await loadOn((no) => ({ status: no % 10 === 0 ? 422 : 200, afterMs: 0 }));
  assert.ok(load.asked > 70 && load.asked < 130, JSON.stringify(load));
  assert.equal(load.refused, Math.floor(load.asked / 10));
  assert.equal(new Set(bodies.map((body) => JSON.parse(body).transactionId)).size, load.asked);
});

test('includes the time that bets wait for a slow response', async () => {
  const { load } = await loadOn(() => ({ status: 200, afterMs: 20 }));
  // A hundred a second for a server that takes fifty: the last wait about as long as the run lasts.
  assert.ok(load.p99Ms > 500, JSON.stringify(load));
  assert.ok(load.p50Ms > 200, JSON.stringify(load));
});
