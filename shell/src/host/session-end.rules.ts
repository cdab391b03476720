const texts: Readonly<Record<string, string>> = {
  session_expired: 'logout.session_expired',
  logged_in_elsewhere: 'logout.logged_in_elsewhere',
  ended_by_you: 'logout.ended_by_you',
  password_changed: 'logout.password_changed',
  ended_by_operator: 'logout.ended_by_operator',
  account_closed: 'logout.account_closed',
};

/** Id of the text that tells why a session has ended; a reason without a text of its own is told in general. */
export function endTextOf(reason: string): string {
  return Object.hasOwn(texts, reason) ? (texts[reason] ?? 'logout.forced') : 'logout.forced';
}
