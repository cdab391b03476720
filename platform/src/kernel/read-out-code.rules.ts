/** No letters or digits that are taken for each other: it is read aloud and typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code of one letter or digit for each random byte. */
export const readOutCode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
