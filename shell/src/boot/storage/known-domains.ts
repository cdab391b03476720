import type { KeyStore } from './safe-storage.ts';
import { readDomains, type SessionStore } from './session-store.ts';

const name = 'domains';

/** Stores the portal's domains for the case that this one stops responding. */
export interface KnownDomains {
  read(): readonly string[];
  keep(domains: readonly string[]): void;
}

/** Domains of the session, else of an earlier visit: a new tab on a dead domain needs them most. */
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
