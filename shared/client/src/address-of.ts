import type { Call } from '@portal/shared/contract/define-call';

type Fields = Readonly<Record<string, unknown>>;

/** Path with `:name` parts filled from the input, and the remaining fields for query or body. */
export function addressOf(call: Call, input: Fields): { path: string; remaining: Fields } {
  const remaining: Record<string, unknown> = { ...input };
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = remaining[name];
    delete remaining[name];
    return encodeURIComponent(String(value));
  });
  return { path, remaining };
}

/** Query of a GET or DELETE: undefined fields are omitted. */
export function queryOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
