import { setTimeout } from 'node:timers/promises';
import { findGame } from '@portal/demo-vendor/games/catalogue';
import type { StudioGame } from '@portal/demo-vendor/games/game';
import { findLotteryGame } from '@portal/demo-vendor/games/lottery-games';
import { findPlayable } from '@portal/demo-vendor/games/playable';
import type { Playable } from '@portal/demo-vendor/rounds/draw-round';
import { partsOf } from '@portal/engines/engine';
import { seededDraw } from '@portal/engines/seeded-draw';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { playHand } from '../hand-page.ts';
import { type LaunchedGame, openLaunched, sessionOf } from '../launched-page.ts';
import { askStudio } from '../page-call.ts';
import { type PlatformPlayer, type PostgresPlatform, postgresPlatform } from '../postgres-platform.ts';
import { playCards } from './card-room.ts';
import { buyTicket } from './lottery-ticket.ts';
import { playTable } from './shared-table.ts';
import { playSportsBook } from './sports-book.ts';
import { type RunningStudio, timeShiftedStudio } from './time-shifted-studio.ts';

/** What went wrong with a game, by its code; a game that is not in it was launched, played and settled. */
export type Faults = Map<string, string>;

const openingMinor = 100_000_000n;
const lanes = 4;
/** The rarest draw comes twice a month. */
const daysBack = 17;
const settledWithinMs = 60_000;

type Play = (game: StudioGame) => Promise<void>;

const isDrawnLater = ({ gameCode }: StudioGame) =>
  (findLotteryGame(gameCode)?.schedule.kind ?? 'instant') !== 'instant';

/**
 * Takes every game through launch, page, at least one bet and settlement, over the real platform on PostgreSQL and the real
 * studio, by HTTP alone. Tickets of lotteries are bought in a studio whose lotteries live some weeks ago; the studio of today
 * draws what has become due.
 */
export async function playCatalogue(games: readonly StudioGame[], seed: number): Promise<Faults> {
  const platform = await postgresPlatform(lanes, openingMinor);
  const faults: Faults = new Map();
  try {
    await openTransferWallets(platform, games);
    const drawnLater = games.filter(isDrawnLater);
    if (drawnLater.length > 0)
      await inStudio(platform, daysBack, (studio) => playAll(platform, studio, drawnLater, seed, faults));
    await inStudio(platform, 0, async (studio) => {
      await playAll(
        platform,
        studio,
        games.filter((game) => !isDrawnLater(game)),
        seed,
        faults,
      );
      await findUnsettled(platform, games, faults);
    });
    return faults;
  } finally {
    await platform.close();
  }
}

async function inStudio(platform: PostgresPlatform, days: number, work: (studio: RunningStudio) => Promise<void>) {
  const studio = await timeShiftedStudio(platform, days);
  try {
    await work(studio);
  } finally {
    await studio.close();
  }
}

/** Single-player games run in lanes; games with a clock or several players run beside them. */
async function playAll(
  platform: PostgresPlatform,
  studio: RunningStudio,
  games: readonly StudioGame[],
  seed: number,
  faults: Faults,
): Promise<void> {
  const random = seededDraw(seed);
  const at = (game: StudioGame, player: PlatformPlayer) => ({
    platform: platform.address,
    vendor: studio.address,
    token: player.token,
    vassalage: game.vassalage,
    gameCode: game.gameCode,
  });
  const [one, two] = platform.players;
  if (!one || !two) throw new Error('there are no players');
  const ofType = (...types: StudioGame['gameType'][]) => games.filter(({ gameType }) => types.includes(gameType));
  const noting = (play: Play) => (game: StudioGame) =>
    opensPage(studio, game)
      .then(() => play(game))
      .catch((error: unknown) => void faults.set(game.gameCode, String(error)));
  const alone = ofType(undefined, 'FISH');
  await Promise.all([
    ...platform.players.map((player, lane) =>
      eachInTurn(
        alone.filter((_, no) => no % lanes === lane),
        noting((game) => playRoundGame(at(game, player), () => random(2 ** 30) / 2 ** 30)),
      ),
    ),
    ...ofType('LIVE', 'DS88').map(noting((game) => playTable(at(game, one)))),
    ...ofType('SPORTS', 'ESPORTS').map(noting((game) => playSportsBook(at(game, one), game.minBet))),
    eachInTurn(
      ofType('PVP'),
      noting((game) => playCards([at(game, one), at(game, two)], random)),
    ),
    eachInTurn(
      ofType('LOTT', 'ELOTT'),
      noting((game) => buyTicket(at(game, two), !isDrawnLater(game), random)),
    ),
  ]);
}

async function eachInTurn(games: readonly StudioGame[], play: Play): Promise<void> {
  for (const game of games) await play(game);
}

/** The page that a frame of the portal shows. */
async function opensPage({ address }: RunningStudio, { gameCode }: StudioGame): Promise<void> {
  const page = await fetch(`${address}/play/${encodeURIComponent(gameCode)}`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<script')) throw new Error(`its page answers ${page.status}`);
}

/** Players at a transfer vendor have money there. */
async function openTransferWallets(platform: PostgresPlatform, games: readonly StudioGame[]): Promise<void> {
  if (!games.some(({ vassalage }) => vassalage === 'KITE')) return;
  for (const { playerId, token } of platform.players) {
    const answer = await fetch(`${platform.address}${walletTransfer.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `catalogue-${playerId}`,
      },
      body: JSON.stringify({ from: 'main', to: 'KITE', amount: '10000.00' }),
    });
    if (answer.status !== 200) throw new Error(`the transfer was refused: ${answer.status} ${await answer.text()}`);
  }
}

/** Waits until the platform has a settled round of every game, and no open one. */
async function findUnsettled(platform: PostgresPlatform, games: readonly StudioGame[], faults: Faults): Promise<void> {
  const until = Date.now() + settledWithinMs;
  for (;;) {
    const rounds = await platform.rounds();
    const open = games.filter(({ gameCode }) => {
      const states = rounds.filter((round) => round.gameCode === gameCode).map(({ state }) => state);
      return !faults.has(gameCode) && (!states.includes('settled') || states.includes('open'));
    });
    if (open.length === 0) break;
    if (Date.now() > until) {
      for (const { gameCode } of open)
        faults.set(gameCode, 'the platform knows no settled round of it, or an open one');
      break;
    }
    await setTimeout(500);
  }
  const { balanced } = await platform.checkLedger();
  if (!balanced) throw new Error('the ledger does not balance');
}

const choiceOf = ({ kind, engine }: Playable) =>
  engine.choices[0]?.id ?? (kind === 'instant' ? engine.example : undefined);

/** One round of a game that one player plays alone, at the lowest stake: a spin, or a hand to its end. */
async function playRoundGame(launched: LaunchedGame, random: () => number): Promise<void> {
  const { vendor, gameCode } = launched;
  const [facts, playable] = [findGame(gameCode), findPlayable(gameCode)];
  if (!facts || !playable) throw new Error('the studio does not know it');
  const session = sessionOf(await openLaunched(launched));
  const choice = choiceOf(playable);
  const spinId = `catalogue-${gameCode}`.slice(0, 64);
  if (playable.kind === 'hand') {
    await playHand({ vendor, session, stake: facts.minBet, choice, random }, spinId);
    return;
  }
  const stake = amountFromMinor(minorUnits(facts.minBet) * BigInt(partsOf(playable.engine, choice)));
  const spun = await askStudio(vendor, { path: '/api/spin', body: { session, clientSpinId: spinId, stake, choice } });
  if (spun.json.state !== 'settled')
    throw new Error(`the spin was answered ${spun.status} ${JSON.stringify(spun.json)}`);
}
