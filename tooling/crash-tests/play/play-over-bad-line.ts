import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { studioGames } from '@portal/demo-vendor/games/catalogue';
import { seeded } from '@portal/platform/modules/wallet/testing/ledger-model';
import { type BadLine, badLine } from './bad-line.ts';
import { playHand } from './hand-page.ts';
import { type JournalRound, readJournalRounds } from './journal-rounds.ts';
import { openLaunched, sessionOf } from './launched-page.ts';
import { askStudio } from './page-call.ts';
import { type PlatformPlayer, type PostgresPlatform, postgresPlatform } from './postgres-platform.ts';
import { spinLikeAPage } from './studio-page.ts';
import { type StudioProcess, studioProcess } from './studio-process.ts';
import { openTablePage, type TablePage } from './table-page.ts';

interface BadLineSize {
  /** Duration of play; open rounds are then finished. */
  seconds: number;
  players: number;
  kills: number;
  seed: number;
}

interface Played {
  rounds: number;
  tickets: number;
  hands: number;
  line: ReturnType<BadLine['suffered']>;
}

type Random = () => number;
const openingMinor = 100_000_000n;
const table = { vassalage: 'AURORA', gameCode: 'aurora-baccarat' };
const spots = ['player', 'banker', 'tie'];

/** First game of an engine that plays from the main wallet. */
function gameOf(engine: string) {
  const game = studioGames.find((each) => each.engine === engine && each.vassalage !== 'KITE');
  if (!game) throw new Error(`no game of ${engine}`);
  return game;
}

/**
 * Slots, hands and a shared table against the real platform on PostgreSQL, over a line that loses and delays answers, while
 * the studio's process is killed (SIGKILL) at random moments and started again over the same store. At the end the studio's
 * journal and the platform's ledger must agree on every round, and every balance must be as computed from it.
 */
export async function playOverBadLine({ seconds, players, kills, seed }: BadLineSize): Promise<Played> {
  const random = seeded(seed);
  const platform = await postgresPlatform(players, openingMinor);
  try {
    const line = await playAndKill(platform, { seconds, kills }, random);
    const journal = await readJournalRounds(platform.dataDir);
    await compare(platform, journal, `seed ${seed}`);
    const count = (code: string) => journal.filter(({ gameCode }) => gameCode === code).length;
    const hands = count(gameOf('blackjack').gameCode);
    return { rounds: journal.length, tickets: count(table.gameCode), hands, line };
  } finally {
    await platform.close();
  }
}

async function playAndKill(
  platform: PostgresPlatform,
  { seconds, kills }: Pick<BadLineSize, 'seconds' | 'kills'>,
  random: Random,
): Promise<Played['line']> {
  const line = await badLine(platform.address, random);
  const studio = await studioProcess({ dataDir: platform.dataDir, platform: line.address });
  const leaving = new AbortController();
  try {
    const until = Date.now() + seconds * 1000;
    const seat = { platform, vendor: studio.address, until, random, leaving: leaving.signal };
    const pages = Promise.all(platform.players.map((player, no) => playAll({ ...seat, player, no })));
    // A studio that does not come up again ends the test instead of keeping the pages waiting.
    const [tables] = await Promise.all([pages, killNowAndThen(studio, { kills, seconds }, random)]);
    await allOver(studio.address, tables);
    return line.suffered();
  } finally {
    leaving.abort();
    await studio.stop();
    await line.close();
  }
}

interface Seat {
  platform: PostgresPlatform;
  vendor: string;
  player: PlatformPlayer;
  no: number;
  until: number;
  random: Random;
  leaving: AbortSignal;
}

/**
 * Plays a slot, hands and a table at the same time. Returns the page of the table, which continues. If opening took all
 * the time, one spin and one hand are still played.
 */
async function playAll({ platform, vendor, player, no, until, random, leaving }: Seat): Promise<TablePage> {
  const isOn = () => Date.now() < until;
  const seat = { platform: platform.address, vendor, token: player.token };
  const open = async (engine: string) => sessionOf(await openLaunched({ ...seat, ...gameOf(engine) }));
  async function spins(): Promise<void> {
    const session = await open('slot-lines');
    for (let spin = 0; spin === 0 || isOn(); spin += 1) {
      const { state } = await spinLikeAPage(vendor, session, `line-spin-${no}-${spin}`);
      assert.ok(state === 'settled' || state === 'void', `a spin ended ${state}`);
    }
  }
  async function hands(): Promise<void> {
    const options = { vendor, session: await open('blackjack'), stake: '1.00', random };
    for (let hand = 0; hand === 0 || isOn(); hand += 1) await playHand(options, `line-hand-${no}-${hand}`);
  }
  async function bets(): Promise<TablePage> {
    const page = await openTablePage({ ...seat, ...table }, leaving);
    for (let bet = 0; isOn(); bet += 1) {
      const now = page.now();
      const isOpen = now?.phase === 'betting' && now.endsAt - Date.now() > 1000;
      if (isOpen) await page.bet(`line-bet-${no}-${bet}`, spots[bet % spots.length] ?? 'tie', '1.00');
      await pause(700 + random() * 700);
    }
    return page;
  }
  const [page] = await Promise.all([bets(), spins(), hands()]);
  return page;
}

async function killNowAndThen(
  studio: StudioProcess,
  { kills, seconds }: Pick<BadLineSize, 'seconds' | 'kills'>,
  random: Random,
): Promise<void> {
  const apart = (seconds * 1000) / (kills + 1);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(apart * (0.3 + random() * 0.7));
    await studio.killAndRevive();
  }
}

/** Waits until the studio has finished its open rounds. */
async function allOver(vendor: string, tables: readonly TablePage[]): Promise<void> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const { json } = await askStudio(vendor, { path: '/readyz' });
    const over = await Promise.all(tables.map((page) => page.isOver()));
    if (json.openRounds === 0 && over.every(Boolean)) return;
    assert.ok(Date.now() < deadline, `${json.openRounds} rounds are still open; tables: ${over.join()}`);
    await pause(300);
  }
}

async function compare(platform: PostgresPlatform, journal: readonly JournalRound[], where: string): Promise<void> {
  const platformRounds = new Map((await platform.rounds()).map((round) => [round.roundId, round]));
  const due = new Map(platform.players.map(({ playerId }) => [playerId, openingMinor]));
  for (const { roundId, playerId, state, stakeMinor, winMinor } of journal) {
    const found = platformRounds.get(roundId);
    platformRounds.delete(roundId);
    const message = `${where}: ${roundId} is ${state} for the studio`;
    if (state === 'settled') {
      const { state: platformState, stakeMinor: stake, winMinor: win } = found ?? {};
      assert.deepEqual([platformState, stake, win], ['settled', stakeMinor, winMinor], message);
      due.set(playerId, (due.get(playerId) ?? 0n) + winMinor - stakeMinor);
    } else {
      assert.ok(state === 'void' || state === 'refused', message);
      assert.ok(
        found === undefined || found.state === 'rolled_back',
        `${message} and ${found?.state} for the platform`,
      );
    }
  }
  assert.deepEqual([...platformRounds.keys()], [], `${where}: rounds that the studio knows nothing of`);
  for (const [playerId, balance] of due) assert.equal(await platform.balanceOf(playerId), balance, where);
  const check = await platform.checkLedger();
  assert.equal(check.balanced, true, JSON.stringify(check));
}
