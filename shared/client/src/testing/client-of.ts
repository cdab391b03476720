import { type Client, type ClientContext, createClient } from '../client.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

export const ok = (value: unknown, headers: Record<string, string> = {}) =>
  Response.json({ success: true, value }, { headers });
export const refused = (code: string, status: number) =>
  Response.json({ success: false, code, message: `text of ${code}` }, { status });

/** A client of a platform that answers like this, with the requests that it sends. */
export function clientOf(
  answer: Answer,
  changes: Partial<ClientContext> = {},
): { client: Client; requests: Request[] } {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://portal.test',
    token: () => 'the-token',
    language: () => 'TY',
    merchant: () => 'portal',
    release: () => 'shell@1.0.0',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...changes,
  });
  return { client, requests };
}
