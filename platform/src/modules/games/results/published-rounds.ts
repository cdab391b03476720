import type { Kernel } from '../../../kernel/kernel.ts';

/** A round as published, with its game. */
export interface PublishedRound {
  /** Studio and its id of the round: "TEST:r1". */
  id: string;
  roundId: string;
  memberId: string;
  uplinePath: string;
  gameType: string;
  vassalage: string;
  gameCode: string;
  gameName: string;
  /** Whole minor units. */
  stakeMinor: string;
  winMinor: string;
  /** What the stake of a rolled back round was; null for other rounds. */
  rolledBackStakeMinor: string | null;
  openedAt: Date;
  settledAt: Date | null;
}

/**
 * A named statement with one array parameter: draws publish five hundred rounds at a time, and a parameter list would
 * be planned each time. The lateral join uses the key for each round, however small the table was when planned.
 */
const statement = `select r.*, g.game_type as "gameType", g.vassalage, g.game_code as "gameCode", g.name as "gameName"
  from unnest($1::text[]) with ordinality as asked (id, no)
  cross join lateral (
    select id, round_id as "roundId", member_id as "memberId", upline_path as "uplinePath", node_id, stake_minor::text as "stakeMinor",
      win_minor::text as "winMinor", opened_at as "openedAt", settled_at as "settledAt",
      case when state = 'rolled_back' then (
        select sum(t.amount_minor)::text from round_transactions t where t.round_key = rounds.id and t.kind = 'bet'
      ) end as "rolledBackStakeMinor"
    from rounds where id = asked.id limit 1
  ) r
  join games g on g.node_id = r.node_id order by asked.no`;

/** Reads the rounds that exist, in the order they are requested. */
export function readPublishedRounds(
  kernel: Kernel,
  provider: string,
  roundIds: readonly string[],
): Promise<PublishedRound[]> {
  const keys = roundIds.map((roundId) => `${provider}:${roundId}`);
  return kernel.database.call<PublishedRound>('published_rounds', statement, [keys]);
}
