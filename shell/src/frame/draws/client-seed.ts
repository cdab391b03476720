/** Returns 128 random bits of this browser, in the format of a draw. */
export function newClientSeed(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
