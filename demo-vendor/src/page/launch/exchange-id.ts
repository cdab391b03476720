import { newSpinId } from '../requests/pending-spin.ts';

const key = 'exchange';
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * Returns the exchange id for a launch token. It stays the same for retries and after a reload before the answer,
 * because a used token is answered again for the same exchange id only.
 */
export function exchangeIdFor(token: string, storage: Storage = sessionStorage): string {
  const [storedToken, storedId] = (storage.getItem(key) ?? '').split(' ');
  if (storedToken === token && storedId) return storedId;
  const exchangeId = newSpinId();
  storage.setItem(key, `${token} ${exchangeId}`);
  return exchangeId;
}
