import * as v from 'valibot';
import type { KeyStore } from './safe-storage.ts';
import { tabParameters } from './tab-parameters.ts';

const names = { token: 'token', isAgent: 'isAgent', merchant: 'merchantCode', domain: 'domainSettings' } as const;
const defaultMerchant = 'portal';
const domainSettings = v.object({ domains: v.array(v.string()) });

/** Reads a list of domains from any stored text; empty if it is not one. */
export function readDomains(text: string | null): readonly string[] {
  try {
    const parsed = v.safeParse(domainSettings, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output.domains : [];
  } catch {
    return [];
  }
}

/** Reads and writes session storage (docs/product.md 3, 4): token, isAgent, merchant code, domain settings. */
export interface SessionStore {
  token(): string | undefined;
  isAgent(): number | undefined;
  merchant(): string;
  begin(token: string): void;
  setIsAgent(type: number): void;
  /** The last known domains of the portal; empty before. */
  domains(): readonly string[];
  setDomains(domains: readonly string[]): void;
  /** Clears the session but keeps merchant code, domain settings and the tab's parameters. */
  clear(): void;
}

export function createSessionStore(storage: KeyStore): SessionStore {
  const merchant = () => storage.getItem(names.merchant) ?? defaultMerchant;
  return {
    token: () => storage.getItem(names.token) ?? undefined,
    isAgent() {
      const text = storage.getItem(names.isAgent);
      return text === null ? undefined : Number(text);
    },
    merchant,
    begin(token) {
      storage.setItem(names.token, token);
      storage.setItem(names.merchant, merchant());
    },
    setIsAgent: (type) => storage.setItem(names.isAgent, String(type)),
    domains: () => readDomains(storage.getItem(names.domain)),
    setDomains: (domains) => storage.setItem(names.domain, JSON.stringify({ domains })),
    clear() {
      const preserved = [names.merchant, names.domain, ...tabParameters].map(
        (name) => [name, storage.getItem(name)] as const,
      );
      storage.clear();
      for (const [name, value] of preserved) if (value !== null) storage.setItem(name, value);
    },
  };
}
