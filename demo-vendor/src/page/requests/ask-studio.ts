/** A refusal of the studio's server with its `code` and the whole answer. */
export class PageRefusal extends Error {
  readonly code: string;
  readonly answer: unknown;
  constructor(code: string, answer?: unknown) {
    super(code);
    this.code = code;
    this.answer = answer;
  }
}

/** Calls the studio's server, by POST if there is a body. @throws PageRefusal for every answer but 200 */
export async function askStudio<T>(path: string, headers: Record<string, string> = {}, body?: object): Promise<T> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    body: body && JSON.stringify(body),
  });
  const json = await response.json();
  if (response.status !== 200) throw new PageRefusal(json.code ?? 'unknown', json);
  return json;
}

/** Returns the session header; in a header the session is in no URL or log. */
export const namingSession = (session: string | undefined): Record<string, string> =>
  session ? { 'x-session': session } : {};
