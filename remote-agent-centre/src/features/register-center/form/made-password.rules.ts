const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';

/**
 * A password of letters and digits, none of which is taken for another, with at least one of each.
 * @param random gives whole numbers below what it is asked, each as likely
 */
export function madePassword(length: number, random: (below: number) => number): string {
  const from = (alphabet: string) => alphabet.charAt(random(alphabet.length));
  const signs = Array.from({ length: length - 2 }, () => from(letters + digits));
  for (const alphabet of [letters, digits]) signs.splice(random(signs.length + 1), 0, from(alphabet));
  return signs.join('');
}

/** A whole number below `below`, from the browser's secure source; what would favour small ones is drawn again. */
export function secureRandom(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < most ? drawn % below : secureRandom(below);
}
