import type { Call, CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { App } from '../app.ts';
import { newId } from '../kernel/ids.ts';

/** What a refusal may carry beside its code. */
interface RefusalValue {
  captcha?: boolean;
  serverTime?: string;
  balance?: string;
}

/** `value` is that of the call where it was answered; of a refusal it holds what RefusalValue names. */
export interface ApiAnswer<C extends Call = Call> {
  status: number;
  success: boolean;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  value: CallOutput<C> & RefusalValue;
  headers: Record<string, unknown>;
}

export interface SendOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Changes of the protected header of an encrypted call. */
  header?: Record<string, unknown>;
  /** Time the payload says it was made at; the clock of the app by default. */
  iat?: number;
  remoteAddress?: string;
}

export interface ApiClient {
  /** Any input, also one the contract would not take. */
  send<C extends Call>(
    call: C,
    input: CallInput<C> | Record<string, unknown>,
    options?: SendOptions,
  ): Promise<ApiAnswer<C>>;
  /** The body of an encrypted call. */
  seal(input: unknown, options?: SendOptions): Promise<{ payload: string }>;
  post<C extends Call>(call: C, body: unknown, options?: SendOptions): Promise<ApiAnswer<C>>;
}

/** Calls the app as a browser would, without a network: seals what is encrypted, fills the path. */
export function apiClient({ server }: App): ApiClient {
  async function seal(input: unknown, options: SendOptions = {}): Promise<{ payload: string }> {
    const keys: { keys: (JWK & { kid: string })[] } = (await server.inject('/wps/system/keys')).json();
    const key = keys.keys[0];
    if (!key) throw new Error('The platform shows no key');
    const iat = options.iat ?? Math.floor(server.kernel.clock.now().getTime() / 1000);
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat, jti: newId(), ...options.header };
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
      .setProtectedHeader(header)
      .encrypt(await importJWK(key, 'ECDH-ES'));
    return { payload };
  }

  async function post<C extends Call>(
    call: C,
    body: unknown,
    options: SendOptions = {},
    url = call.path,
  ): Promise<ApiAnswer<C>> {
    const hasBody = call.method !== 'get' && call.method !== 'delete';
    const answer = await server.inject({
      method: call.method,
      url,
      remoteAddress: options.remoteAddress,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      payload: hasBody ? JSON.stringify(body) : undefined,
    });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  }

  return {
    seal,
    post,
    async send(call, input, options) {
      const fields = new Map(Object.entries(input as Record<string, unknown>));
      const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
        const part = encodeURIComponent(String(fields.get(name)));
        fields.delete(name);
        return part;
      });
      const rest = Object.fromEntries(fields);
      if (call.method === 'get' || call.method === 'delete') {
        const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
        return post(call, undefined, options, query.size > 0 ? `${path}?${query}` : path);
      }
      return post(call, call.encrypted ? await seal(rest, options) : rest, options, path);
    },
  };
}
