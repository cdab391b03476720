import { setTimeout as pause } from 'node:timers/promises';
import { findTableGame } from '@portal/demo-vendor/games/table-games';
import { tableRules } from '@portal/demo-vendor/tables/table.rules';
import type { LaunchedGame } from '../launched-page.ts';
import { openTablePage } from '../table-page.ts';

/** Two rounds of a table and some more. */
const timeoutMs = 90_000;
/** A bet that is laid late may come too late. */
const leastLeftMs = 3000;

/** One chip on the first spot of a shared table, and its round to the end. */
export async function playTable(launched: LaunchedGame): Promise<void> {
  const table = findTableGame(launched.gameCode);
  const spot = table && tableRules(table.engine).spots[0]?.id;
  if (!table || spot === undefined) throw new Error('the studio does not know it');
  const leaving = new AbortController();
  try {
    const page = await openTablePage(launched, leaving.signal);
    const until = Date.now() + timeoutMs;
    const mayBet = () => {
      const now = page.now();
      return now?.phase === 'betting' && now.endsAt - Date.now() > leastLeftMs;
    };
    while (!mayBet()) await pausedBefore(until, 'the table takes no bets');
    await page.bet(`catalogue-${launched.gameCode}`, spot, table.game.minBet);
    while (!(await page.isOver())) await pausedBefore(until, 'the round does not end');
  } finally {
    leaving.abort();
  }
}

async function pausedBefore(until: number, fault: string): Promise<void> {
  if (Date.now() > until) throw new Error(fault);
  await pause(200);
}
