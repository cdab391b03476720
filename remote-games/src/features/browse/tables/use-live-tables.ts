import type { GameType } from '@portal/shared/contract/game-types';
import { type LiveTable, listLiveTables } from '@portal/shared/contract/games/live-tables';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { createServerClock, type ServerClock } from '@portal/shared/remote/time/server-clock';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';

/** Categories whose games are shared tables. */
export const isTableCategory = (gameType: GameType) => gameType === 'LIVE' || gameType === 'DS88';

const pollMs = 3000;

interface LiveTables {
  /** State of the tables by node id; empty while none is known. */
  tables: ReadonlyMap<string, LiveTable>;
  /** True until every studio has answered the platform, or until a read has failed. */
  isLoading: boolean;
  clock: ServerClock;
}

/** Follows what is on at the tables of a category, while the page is visible. */
export function useLiveTables(gameType: GameType): LiveTables {
  const { data, dataUpdatedAt, errorUpdateCount } = useCallQuery(
    listLiveTables,
    {},
    { enabled: isTableCategory(gameType), everyMs: pollMs, alwaysRefetch: true },
  );
  const [clock] = useState(() => createServerClock());
  useLayoutEffect(() => {
    if (data) clock.sync(data.now + Math.max(0, Date.now() - dataUpdatedAt));
  }, [clock, data, dataUpdatedAt]);
  // Rendered in pieces every few seconds, so that a press meanwhile is answered at once.
  const shown = useDeferredValue(data);
  const tables = useMemo(() => new Map((shown?.tables ?? []).map((table) => [table.nodeId, table])), [shown]);
  const isLoading = errorUpdateCount === 0 && (!shown || shown.isStarting === true);
  return { tables, isLoading, clock };
}
