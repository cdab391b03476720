import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { fishingGames } from './games/fishing-games.ts';
import { handRules } from './games/playable.ts';
import { createKeySource } from './gateway/key-file.ts';
import { createGateway, type Gateway } from './gateway/platform-client.ts';
import { openLottery } from './lottery/open-lottery.ts';
import { roundActRoutes } from './operators/round-act-routes.ts';
import { createRoundSource } from './operators/round-views.ts';
import { openPvp } from './pvp/open-pvp.ts';
import { discloseRound, unsettledRoundView } from './rounds/operator-views.rules.ts';
import { createPartPace } from './rounds/part-pace.ts';
import { createRoundService } from './rounds/round-service.ts';
import { eventLineRoutes } from './routes/event-line.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { bundlePage } from './routes/page-files.ts';
import { pageRoutes } from './routes/pages.ts';
import { playPages } from './routes/play-pages.ts';
import { verifyPageRoutes } from './routes/verify-pages.ts';
import { openSports } from './sports/open-sports.ts';
import { recordingGateway } from './statement/recording-gateway.ts';
import { statementRoutes } from './statement/statement-routes.ts';
import { openStatementStore } from './statement/statement-store.ts';
import { openStore } from './store/vendor-store.ts';
import type { StudioPart } from './studio-part.ts';
import { openTables } from './tables/open-tables.ts';
import type { Disclose } from './tickets/disclosure.ts';

export interface VendorApp {
  server: FastifyInstance;
  /** Resumes what the last run left open. */
  resume(): void;
  close(): Promise<void>;
}

interface VendorParts {
  config: Config;
  logger: FastifyBaseLogger;
  /** Replaced in tests. */
  gateway?: Gateway;
  /** Clock of the lotteries; replaced in tests that cannot wait for the next draw. */
  now?: () => number;
}

/** How long a hand waits for its player, in hours. */
const handHours = 24;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Builds the studio's server without listening. */
export async function buildVendor({ config, logger, ...given }: VendorParts): Promise<VendorApp> {
  const key = createKeySource(config.keysFile);
  const statements = await openStatementStore(config.storeFolder, new Date());
  const gateway = recordingGateway(
    given.gateway ?? createGateway(config.platformUrl, key),
    statements,
    () => new Date(),
  );
  const log = (message: string, details: object) => logger.warn(details, message);
  const store = await openStore({ folder: config.storeFolder, now: Date.now, log });
  const roundService = createRoundService({ store, gateway, findHand: handRules, log });
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    forceCloseConnections: true,
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async () => ({ status: 'ok', openRounds: store.openRounds().length }));
  const { storeFolder, portalOrigin, isPublicDemo } = config;
  const pages = { portalOrigin, isPublicDemo };
  const deps = { app: server, storeFolder, pages, store, gateway, key, log };
  const parts: readonly StudioPart[] = [
    await openTables(deps),
    await openPvp(deps),
    await openSports({ ...deps, pace: config.sportsPace ?? 1 }),
    await openLottery({
      ...deps,
      pace: config.lotteryPace ?? 1,
      history: config.lotteryHistory ?? 0,
      now: given.now ?? Date.now,
    }),
  ];
  const ofRounds: Disclose = (roundId) => {
    const round = store.round(roundId);
    return round && discloseRound(round);
  };
  const disclosers = [ofRounds, ...parts.map(({ disclose }) => disclose)];
  statementRoutes(server, { statements, disclosers, key });
  const rounds = createRoundSource({
    unsettled: () => store.unsettledRounds().map(unsettledRoundView),
    end: roundService.end,
    view: unsettledRoundView,
  });
  roundActRoutes(server, { sources: [rounds, ...parts.map((part) => part.rounds)], now: Date.now, key });
  eventLineRoutes(server, store);
  gameRoutes(server, { store, gateway, roundService, pace: createPartPace(() => Date.now()) });
  pageRoutes(server, pages, await bundlePage());
  const fishing = fishingGames.map((game) => ({ game }));
  await playPages(server, pages, 'fishing', fishing);
  await verifyPageRoutes(server, pages);
  await server.ready();
  const sweep = setInterval(() => void roundService.endUnattended(hoursAgo(handHours)), 3_600_000);
  return {
    server,
    resume() {
      roundService.resumeAll();
      for (const part of parts) part.resume();
    },
    async close() {
      clearInterval(sweep);
      roundService.stop();
      for (const part of parts) part.stop();
      await server.close();
      await store.close();
      await statements.close();
      for (const part of parts) await part.close();
    },
  };
}
