/** A refusal of the studio's server; `code` says why, and the whole answer what it is about. */
export class PageRefusal extends Error {
  readonly code: string;
  readonly answer: unknown;
  constructor(code: string, answer?: unknown) {
    super(code);
    this.code = code;
    this.answer = answer;
  }
}

/** A call of the studio's server: a POST where there is a body. @throws PageRefusal for every answer but 200 */
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

/** Pages name their session in a header, so that it is in no address and no log. */
export const namingSession = (session: string | undefined): Record<string, string> =>
  session ? { 'x-session': session } : {};
