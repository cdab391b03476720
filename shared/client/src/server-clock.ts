/** The server's time as the client knows it: its own clock corrected by responses. */
export interface ServerClock {
  nowSeconds(): number;
  /** `Date` of a response, which an edge server may have set. */
  learn(dateHeader: string | null): void;
  /** The platform's own time (ISO 8601): from then on `Date` is ignored. */
  believe(serverTime: unknown): void;
}

export function createServerClock(now: () => number = Date.now): ServerClock {
  let offsetMs = 0;
  let hasServerTime = false;
  function set(time: string): boolean {
    const serverMs = Date.parse(time);
    if (Number.isNaN(serverMs)) return false;
    offsetMs = serverMs - now();
    return true;
  }
  return {
    nowSeconds: () => Math.floor((now() + offsetMs) / 1000),
    learn(dateHeader) {
      if (!hasServerTime && dateHeader) set(dateHeader);
    },
    believe(serverTime) {
      if (typeof serverTime === 'string') hasServerTime = set(serverTime) || hasServerTime;
    },
  };
}
