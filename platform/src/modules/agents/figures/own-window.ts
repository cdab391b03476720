const windowOf = (moment: string) => `date_bin('5 minutes', ${moment}, 'epoch'::timestamptz)`;

/**
 * SQL that holds for entries of `team_bets`, by the name they have in the statement, that count in the 5 minutes they lie in:
 * bets, and corrections made in the 5 minutes of their bet. A later one would be paid as new play (docs/decisions/052-settlement.md).
 * Null or false for all others.
 */
export function countsInOwnWindow(entry: string): string {
  // One value by key, and not a set to look into: that could be read whole.
  const own = `select ${windowOf('own.settled_at')} from team_bets as own where own.id = ${entry}.round_id`;
  return `(not ${entry}.is_correction or ${windowOf(`${entry}.settled_at`)} = (${own}))`;
}
