const texts: Readonly<Record<string, string>> = {
  session_expired: 'logout.session_expired',
  logged_in_elsewhere: 'logout.logged_in_elsewhere',
  ended_by_you: 'logout.ended_by_you',
  password_changed: 'logout.password_changed',
  ended_by_operator: 'logout.ended_by_operator',
  account_closed: 'logout.account_closed',
};

/** Returns the text id for the reason a session ended; unknown reasons get a general text. */
export function endTextOf(reason: string): string {
  return Object.hasOwn(texts, reason) ? (texts[reason] ?? 'logout.forced') : 'logout.forced';
}
