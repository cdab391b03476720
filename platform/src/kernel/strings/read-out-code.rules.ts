/** Without letters and digits that are easily confused, since the code is read aloud and typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a code of one letter or digit for each random byte. */
export const readOutCode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
