/** 128 bits of this browser, as the draw wants them. */
export function newClientSeed(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
