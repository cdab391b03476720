const windowOf = (moment: string) => `date_bin('5 minutes', ${moment}, 'epoch'::timestamptz)`;

/**
 * SQL condition on an alias of `team_bets`: entries that count in their own 5 minutes, which are bets, and corrections
 * made in the 5 minutes of their bet. Later ones would be paid as new play (decisions/052). Null or
 * false for others.
 */
export function countsInOwnWindow(entry: string): string {
  // One value by key instead of a set, which could be read whole.
  const own = `select ${windowOf('own.settled_at')} from team_bets as own where own.id = ${entry}.round_id`;
  return `(not ${entry}.is_correction or ${windowOf(`${entry}.settled_at`)} = (${own}))`;
}
