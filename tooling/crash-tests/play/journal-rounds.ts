import path from 'node:path';
import { type Round, stakedMinor } from '@portal/demo-vendor/rounds/round';
import { readJournal } from '@portal/demo-vendor/store/read-journal';
import type { TableJournalLine } from '@portal/demo-vendor/tables/table-store';
import type { Ticket } from '@portal/demo-vendor/tables/tickets/ticket';
import { minorUnits } from '@portal/shared/contract/money/amounts';

/** A round as the studio recorded it, for any kind of game. */
export interface JournalRound {
  roundId: string;
  playerId: string;
  gameCode: string;
  state: string;
  /** Stakes that were not refunded. */
  stakeMinor: bigint;
  winMinor: bigint;
}

type StoreLine = { kind: 'round'; round: Round } | { kind: 'session' };

/** The last word of the studio's journals on every round; the studio must not be running. */
export async function readJournalRounds(dataDir: string): Promise<JournalRound[]> {
  const folder = path.join(dataDir, 'vendor');
  const rounds = new Map<string, JournalRound>();
  for (const line of (await readJournal(path.join(folder, 'journal.jsonl'))) as StoreLine[]) {
    if (line.kind === 'round') rounds.set(line.round.roundId, fromRound(line.round));
  }
  for (const line of (await readJournal(path.join(folder, 'tables.jsonl'))) as TableJournalLine[]) {
    if (line.kind === 'ticket') rounds.set(line.ticket.roundId, fromTicket(line.ticket));
  }
  return [...rounds.values()];
}

function fromRound(round: Round): JournalRound {
  const { roundId, playerId, gameCode, state, winMinor, jackpot = '0.00' } = round;
  const won = BigInt(winMinor) + minorUnits(jackpot);
  return { roundId, playerId, gameCode, state, stakeMinor: BigInt(stakedMinor(round)), winMinor: won };
}

function fromTicket({ roundId, playerId, table, state, bets, winMinor }: Ticket): JournalRound {
  const debitedMinor = bets.filter((bet) => bet.state === 'taken').reduce((sum, { minor }) => sum + minor, 0);
  return { roundId, playerId, gameCode: table, state, stakeMinor: BigInt(debitedMinor), winMinor: BigInt(winMinor) };
}
