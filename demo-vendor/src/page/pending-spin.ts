/** A spin that was asked for and not answered yet: after a reload of the page it is asked again under its id. */
export interface PendingSpin {
  clientSpinId: string;
  stake: string;
  choice?: string;
  /** What the studio had committed to when the button was pressed. */
  commitment: string;
}

const keyOf = (session: string) => `pending ${session}`;

export function keepPending(session: string, spin: PendingSpin): void {
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
