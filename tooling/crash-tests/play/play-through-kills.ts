import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import { freePorts } from '@portal/run/start/processes/ports';
import { type ServerName, type Servers, startServers } from '@portal/run/start/processes/servers';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { openLaunched, sessionOf } from './launched-page.ts';
import { openingBalance, readPlayerState, seedPlayer } from './play-fixture.ts';
import { type PageAnswer, spinLikeAPage } from './studio-page.ts';

/** A game of whole stakes on lines, in the main wallet. */
const game = { vassalage: 'MANGO', gameCode: 'dragon-gate' };

/**
 * Plays rounds against real processes on files while one or the other is killed (SIGKILL) at random moments; then the
 * stores of the platform must match exactly what the player saw: nothing lost, nothing doubled, nothing left open.
 */
export async function playThroughKills(spins: number, kills: number, seed: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  const token = await seedPlayer(dataDir);
  const ports = await freePorts();
  const env = { DEMO_DATA: 'false', LOG_LEVEL: 'silent', NODE_ENV: 'test', DATABASE_URL: '' };
  const servers = startServers({ dataDir, ports, env });
  let seen: PageAnswer[];
  try {
    await servers.ready();
    const vendor = `http://localhost:${ports.vendor}`;
    const launched = { platform: `http://localhost:${ports.platform}`, vendor, token, ...game };
    const session = sessionOf(await openLaunched(launched));
    const killing = killAtRandom(servers, kills, seed);
    seen = [];
    for (let spin = 0; spin < spins || !killing.isOver(); spin += 1) {
      // A process that does not come up again ends the test instead of keeping the page waiting.
      seen.push(await Promise.race([spinLikeAPage(vendor, session, `kill-spin-${spin}`), killing.failed]));
    }
    await killing.done;
    await noOpenRounds(vendor);
  } finally {
    await servers.stop();
  }
  await compare(dataDir, seen);
  await rm(dataDir, { recursive: true, force: true });
}

function killAtRandom(servers: Servers, kills: number, seed: number) {
  const random = seededRandom(seed);
  let isOver = false;
  const work = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(random() * 600);
      const victim: ServerName = random() < 0.5 ? 'vendor' : 'platform';
      await servers.kill(victim);
      await servers.revive(victim);
    }
  };
  const done = work().finally(() => {
    isOver = true;
  });
  const failed = new Promise<never>((_resolve, reject) => {
    done.catch(reject);
  });
  failed.catch(() => {});
  return { done, failed, isOver: () => isOver };
}

/** Waits until the studio has finished what the last kill left open. */
async function noOpenRounds(vendor: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { openRounds } = await (await fetch(`${vendor}/readyz`)).json();
    if (openRounds === 0) return;
    assert.ok(Date.now() < deadline, `${openRounds} rounds are still open`);
    await pause(200);
  }
}

async function compare(dataDir: string, seen: readonly PageAnswer[]): Promise<void> {
  const playerState = await readPlayerState(dataDir);
  const settled = seen.filter((answer) => answer.state === 'settled');
  for (const { state } of seen) assert.ok(state === 'settled' || state === 'void', `a spin ended ${state}`);
  const due = settled.reduce((sum, { stake, win }) => sum + minorUnits(win) - minorUnits(stake), 0n);
  assert.equal(playerState.balance, minorUnits(openingBalance) + due, 'the balance is what the player saw');
  assert.equal(playerState.ledger.balanced, true);
  assert.equal(new Set(seen.map(({ roundId }) => roundId)).size, seen.length, 'each spin is a round of its own');
  assert.ok(
    playerState.rounds.every((round) => round.state !== 'open'),
    'no round is left open',
  );
  if (seen.length > 100) return;
  const platformWins = playerState.rounds.filter((round) => round.state === 'settled').map((round) => round.win);
  assert.deepEqual(platformWins.sort(), settled.map(({ win }) => win).sort(), 'the platform keeps the same rounds');
}
