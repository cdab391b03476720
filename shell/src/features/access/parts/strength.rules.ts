/** 0 empty, 1 weak to 4 strong. A hint only; the server's rules decide what is accepted. */
type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];
const runs = 'abcdefghijklmnopqrstuvwxyz0123456789qwertyuiopasdfghjklzxcvbnm';

/** Characters that add nothing to guess: repeats, and runs of the alphabet, the digits or the keyboard. */
function cheapCharacters(text: string): number {
  const lower = text.toLowerCase();
  return [...lower].filter((character, at) => {
    const before = lower[at - 1];
    return before !== undefined && (before === character || runs.includes(before + character));
  }).length;
}

/** Rates a password by its length without cheap characters and by its kinds of characters. */
export function strengthOf(password: string, account = ''): Strength {
  if (password === '') return 0;
  const name = account.trim().toLowerCase();
  const own = name.length > 2 ? password.toLowerCase().replaceAll(name, '') : password;
  const worth = own.length - cheapCharacters(own) + 2 * (kinds.filter((kind) => kind.test(own)).length - 1);
  if (worth < 8) return 1;
  if (worth < 11) return 2;
  return worth < 15 ? 3 : 4;
}
