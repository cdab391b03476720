/** A spin without an answer yet; after a reload the page repeats it with the same id. */
export interface PendingSpin {
  clientSpinId: string;
  stake: string;
  choice?: string;
  /** The studio's commitment when the button was pressed. */
  commitment: string;
}

const keyOf = (session: string) => `pending ${session}`;

export function storePending(session: string, spin: PendingSpin): void {
  sessionStorage.setItem(keyOf(session), JSON.stringify(spin));
}

export function clearPending(session: string): void {
  sessionStorage.removeItem(keyOf(session));
}

export function readPending(session: string): PendingSpin | undefined {
  const text = sessionStorage.getItem(keyOf(session));
  return text ? JSON.parse(text) : undefined;
}

export function newSpinId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
