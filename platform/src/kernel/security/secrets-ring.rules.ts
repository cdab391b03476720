/** A key that seals, or opens what an earlier key of the portal sealed. */
export interface SealingKey {
  /** Stands in each value that the key has sealed; `unnamed` for a key without a name. */
  id: string;
  bytes: Buffer;
}

export interface SecretsRing {
  /** Newest first: it seals; the others open. */
  sealing: readonly [SealingKey, ...SealingKey[]];
  /** Makes blind indexes and HMACs; it stays when sealing keys change, or nothing would be found again. */
  index: Buffer;
}

/** The id of a key without a name. It alone opens values of the time before keys had names. */
export const unnamedKey = 'unnamed';

const entryPattern = /^(?:([a-z0-9][a-z0-9-]{0,15}):)?([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads `[name:]key` entries divided by commas, keys as 32 bytes in base64, newest first. The entry `index:key` is the
 * key of indexes; a single key is its own.
 *
 * @throws Error in words for the person who wrote it
 */
export function parseSecretsRing(text: string): SecretsRing {
  const entries = text.split(',').map((entry) => {
    const [, id = unnamedKey, key] = entryPattern.exec(entry.trim()) ?? [];
    if (key === undefined) throw new Error('must be 32 bytes as base64, or several of them as name:key,name:key');
    return { id, bytes: Buffer.from(key, 'base64') };
  });
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new Error('must give each key another name');
  const index = entries.find(({ id }) => id === 'index');
  const [newest, ...older] = entries.filter(({ id }) => id !== 'index');
  if (!newest) throw new Error('must have a key that seals beside the one named index');
  if (older.length > 0 && !index)
    throw new Error('must have an entry index:key with the key that the portal began with, as it has several keys');
  return { sealing: [newest, ...older], index: index?.bytes ?? newest.bytes };
}

/** Writes a ring as `parseSecretsRing` reads it. */
export function secretsRingText({ sealing, index }: SecretsRing): string {
  const entry = ({ id, bytes }: SealingKey) => `${id === unnamedKey ? '' : `${id}:`}${bytes.toString('base64')}`;
  return [...sealing, { id: 'index', bytes: index }].map(entry).join(',');
}
