const gmail = 'gmail.com';
const dotlessHosts: readonly string[] = [gmail, 'googlemail.com'];

/**
 * Returns the mailbox that an address leads to, for comparing: without case and what follows a plus, and for Gmail without
 * dots. Mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const host = folded.slice(at + 1);
  const name = folded.slice(0, at).split('+', 1).join();
  return dotlessHosts.includes(host) ? `${name.replaceAll('.', '')}@${gmail}` : `${name}@${host}`;
}
