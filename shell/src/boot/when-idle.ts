const afterMs = 4_000;

/** Runs a task when the page is idle, four seconds from now at the earliest. */
export function whenIdle(act: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(act), afterMs);
}
