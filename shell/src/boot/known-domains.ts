import type { KeyStore } from './safe-storage.ts';
import { readDomains, type SessionStore } from './session-store.ts';

const name = 'domains';

/** The domains of the portal for the day on which this one does not answer. */
export interface KnownDomains {
  read(): readonly string[];
  keep(domains: readonly string[]): void;
}

/** Those of the session, else of an earlier visit: a tab that is new on a dead domain needs them most. */
export function createKnownDomains(session: SessionStore, local: KeyStore): KnownDomains {
  return {
    read() {
      const own = session.domains();
      return own.length > 0 ? own : readDomains(local.getItem(name));
    },
    keep(domains) {
      session.setDomains(domains);
      local.setItem(name, JSON.stringify({ domains }));
    },
  };
}
