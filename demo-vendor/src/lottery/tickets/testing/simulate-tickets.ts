import assert from 'node:assert/strict';
import { seededDraw } from '@portal/engines/seeded-draw';
import { crashableLottery } from '../../../testing/crashable-lottery.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { lossyGateway } from '../../../testing/lossy-gateway.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import { ticketKey } from '../lottery-ticket.ts';
import type { SentSlip } from '../slips/new-ticket.ts';
import type { PlacedTicket } from '../slips/ticket-service.ts';
import { actOnDraw } from './act-on-draw.ts';
import { auditLife } from './life-audit.ts';
import { flakyPlatform, observeStakes } from './observed-gateway.ts';
import { openAccounts } from './open-accounts.ts';
import { randomSlip } from './random-slip.ts';

const startMs = Date.UTC(2026, 2, 1);
const hourMs = 3_600_000;

/** Counts of events in a run, by name. */
type Tally = ReadonlyMap<string, number>;

/**
 * Lets players send slips over a bad connection while draws are held, cancelled and corrected and the process is killed
 * between any two steps; finally checks every ticket against its draws and the platform's ledger.
 */
export async function simulateTickets({ slips, seed }: { slips: number; seed: number }): Promise<Tally> {
  const chance = seededDraw(seed);
  const platform = fakePlatform();
  const purse = openAccounts(platform);
  const time = virtualClock(startMs);
  const { clock } = time;
  const tally = new Map<string, number>();
  const note = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const watched = observeStakes(lossyGateway(flakyPlatform(platform, chance), chance, clock.wait), (id) => {
    const [gameCode = '', ...rest] = id.split('-');
    const drawId = rest.slice(0, -2).join('-');
    const draw = life.drawStore.find(gameCode, drawId);
    if (!draw) return assert.equal(gameCode, 'NOW', id);
    assert.ok(clock.now() < Date.parse(draw.closesAt) && draw.state === 'open', `${id} was asked for after the close`);
  });
  const disk = { lines: [] as string[] };
  const live = (stepsToLive: number) => {
    note('lives');
    const born = crashableLottery({ disk, gateway: watched, clock, draw: chance, stepsToLive });
    born.resume();
    return born;
  };
  let life = live(2000);
  const sent = new Map<string, SentSlip>();
  const confirmed = new Set<string>();
  await time.pass(1000);

  const heard = (key: string, placed: PlacedTicket) => {
    note(placed.kind === 'no' ? placed.refusal.code : placed.kind);
    if (placed.kind === 'placed' && placed.ticket.state === 'taken') confirmed.add(key);
    if (placed.kind === 'no') assert.ok(!confirmed.has(key), `${key} was confirmed and refused`);
  };
  const place = (slip: SentSlip) => {
    const key = ticketKey(slip.session.playerId, slip.request.ticketId);
    sent.set(key, slip);
    // Some pages send a slip twice at once.
    for (let times = chance(4) === 0 ? 2 : 1; times > 0; times -= 1)
      void life.room.place(slip).then((placed) => heard(key, placed));
  };

  for (let turn = 0; sent.size < slips; turn += 1) {
    assert.ok(turn < slips * 100, 'the lotteries stand still');
    place(randomSlip(life, chance, `ticket-${sent.size}`));
    const again = [...sent.values()][chance(sent.size)];
    if (again && chance(5) === 0) place(again);
    if (chance(12) === 0) actOnDraw(life, chance, note);
    if (chance(8) === 0) platform.putOff(true, false, true);
    await time.pass(chance(6) === 0 ? chance(60_000) : chance(4000));
    assert.deepEqual(life.complaints, []);
    if (life.isDead()) life = live(1 + chance(1500));
  }
  // The last life runs until everything is over.
  life.kill();
  life = live(Number.POSITIVE_INFINITY);
  await time.pass(hourMs);
  assert.deepEqual(life.complaints, []);
  assert.deepEqual(life.ticketStore.openTickets(), []);

  auditLife({ life, platform, sent, confirmed, purse, note });
  life.kill();
  return tally;
}
