/** Time of the server as the client knows it: its own clock corrected by the `Date` of the last answer. */
export interface ServerClock {
  nowSeconds(): number;
  learn(dateHeader: string | null): void;
}

export function createServerClock(now: () => number = Date.now): ServerClock {
  let offsetMs = 0;
  return {
    nowSeconds: () => Math.floor((now() + offsetMs) / 1000),
    learn(dateHeader) {
      const serverMs = dateHeader ? Date.parse(dateHeader) : Number.NaN;
      if (!Number.isNaN(serverMs)) offsetMs = serverMs - now();
    },
  };
}
