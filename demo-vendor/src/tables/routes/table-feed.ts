import { roadMax, studioTables } from '@portal/shared/contract/vendor-api/live-tables';
import type { FastifyInstance } from 'fastify';
import { tableGames } from '../../games/table-games.ts';
import type { VendorKey } from '../../gateway/sign-call.ts';
import { signedReads } from '../../gateway/signed-reads.ts';
import { tableNow } from '../table-now.rules.ts';
import type { TableRoom } from '../table-room.ts';
import type { TableStore } from '../table-store.ts';

interface TableFeedDeps {
  room: TableRoom;
  tableStore: TableStore;
  key: () => VendorKey | undefined;
}

/** Registers the feed of the tables for lobbies; tables run while it is asked for. */
export function tableFeedRoute(app: FastifyInstance, { room, tableStore, key }: TableFeedDeps): void {
  signedReads(app, key)(studioTables, 'no fields', async () => {
    room.showInLobby(tableGames);
    return {
      tables: tableGames.flatMap(({ game: { gameCode }, engine }) => {
        const round = room.plannedRound(gameCode);
        if (!round) return [];
        const results = tableStore.lastResults(gameCode, roadMax);
        const facts = { engine, round, results, players: room.players(gameCode) };
        return [{ gameCode, ...tableNow(facts) }];
      }),
    };
  });
}
