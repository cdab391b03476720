const words: Readonly<Record<string, string>> = {
  betting_closed: 'Too late: betting on this round is closed. Nothing was taken.',
  above_spot_limit: 'That is above the limit of this spot.',
  above_round_limit: 'That is above the limit of a round.',
  too_many_bets: 'No more placements in this round.',
  insufficient_balance: 'Your balance is not sufficient for these bets.',
  play_stopped: 'This table is closed at the moment.',
  launch_ended: 'Your session has ended. Please open the table again.',
  session_unknown: 'Your session has ended. Please open the table again.',
};

export function refusalWords(code: string | undefined): string {
  return words[code ?? ''] ?? 'The bets could not be placed. Nothing was taken.';
}
