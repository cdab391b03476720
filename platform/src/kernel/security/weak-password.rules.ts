import { isCommonPassword } from './common-passwords.ts';

/** Without its owner's names a password still has as many characters as the shortest one. */
const leastRest = 8;
/** A shorter name occurs in words by chance. */
const leastName = 3;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/gu, '');

/** Returns the message code of a password that is quickly guessed; `names` are the owner's and the brand's. */
export function weakPasswordCode(password: string, names: readonly (string | undefined)[]): string | undefined {
  if (isCommonPassword(password)) return 'password_common';
  return hasName(password, names) ? 'password_has_name' : undefined;
}

/** True for a password that consists of a name: "player01!" of player01, but not "player01 likes tea". */
function hasName(password: string, names: readonly (string | undefined)[]): boolean {
  const whole = folded(password);
  return names
    .map((name) => folded(name ?? ''))
    .filter((name) => [...name].length >= leastName && whole.includes(name))
    .some((name) => [...whole.replaceAll(name, '')].length < leastRest);
}
