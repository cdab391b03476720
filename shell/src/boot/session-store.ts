const names = { token: 'token', isAgent: 'isAgent', merchant: 'merchantCode', domain: 'domainSettings' } as const;
const defaultMerchant = 'portal';

/** What lies in session storage (specification 3 and 4): token, isAgent, merchant code and domain settings. */
export interface SessionStore {
  token(): string | undefined;
  isAgent(): number | undefined;
  merchant(): string;
  begin(token: string): void;
  setIsAgent(type: number): void;
  setDomainSettings(value: unknown): void;
  /** Forgets everything of the session and writes merchant code and domain settings back. */
  clear(): void;
}

export function createSessionStore(storage: Storage): SessionStore {
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
    setDomainSettings: (value) => storage.setItem(names.domain, JSON.stringify(value)),
    clear() {
      const kept = [names.merchant, names.domain].map((name) => [name, storage.getItem(name)] as const);
      storage.clear();
      for (const [name, value] of kept) if (value !== null) storage.setItem(name, value);
    },
  };
}
