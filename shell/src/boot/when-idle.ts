const afterMs = 4_000;

/** Once the page has nothing better to do, and some seconds after it is there at the earliest. */
export function whenIdle(act: () => void): void {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(act), afterMs);
}
