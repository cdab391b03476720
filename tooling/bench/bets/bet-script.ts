import { houseStripes } from '@portal/platform/modules/wallet/index';

/** How bets come to the database: whose they are, from how many clients, and how many a call takes. */
export interface BetScript {
  players: number;
  clients: number;
  /** Bets in one call, as the platform sends those that come together (decisions/006). */
  betsPerCall: number;
}

/**
 * Returns a pgbench script that calls place_bets, the platform's statement, over the rows of bench_players. Each client
 * bets for its own players, since nobody has two bets at once; with fewer players than clients, a call first waits for
 * its player in the same transaction and round trip. A refused bet ends the run.
 */
export function betScript({ players, clients, betsPerCall }: BetScript): string {
  const own = Math.max(Math.floor(players / clients), 1);
  const isShared = players < clients;
  const first = isShared ? `random(1, ${players})` : `1 + :client_id + ${clients} * random(0, ${own - 1})`;
  const start = `\\set stripe random(1, ${houseStripes})\n\\set first ${first}\n`;
  // From the first of the client's players on, in turn: their numbers are as far apart as there are clients.
  const player = isShared ? ':first' : `(:first - 1 + ${clients} * turn.no) % ${clients * own} + 1`;
  const call = `SELECT sum(1 / (b.outcome = 'posted')::integer) FROM (
  SELECT jsonb_agg(${bet}) AS bets FROM generate_series(0, ${betsPerCall - 1}) AS turn (no)
    JOIN bench_players p ON p.no = ${player}
) asked, LATERAL place_bets(asked.bets, now()) b;\n`;
  return isShared ? `${start}\\startpipeline\n${wait}\n${call}\\endpipeline\n` : `${start}${call}`;
}

/** What callPlaceBets sends; ids are made by the server, since the variables of pgbench are numbers. */
const bet = `p.bet || jsonb_build_object('no', turn.no, 'nonce', gen_random_uuid(), 'transaction_id', gen_random_uuid(),
    'round_id', gen_random_uuid(), 'house', p.houses[:stripe])`;

const wait = `SELECT FROM ledger_accounts WHERE id = (SELECT p.bet ->> 'play_account' FROM bench_players p WHERE p.no = :first)
  FOR NO KEY UPDATE;`;
