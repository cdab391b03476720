import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { App } from '../app.ts';
import { newId } from '../kernel/database/ids.ts';

/** Extra fields of a refusal, beside its code. */
interface RefusalValue {
  captcha?: boolean;
  serverTime?: string;
  balance?: string;
}

/** `value` is the answer of the call; for a refusal it holds the fields of RefusalValue. */
export interface ApiAnswer<C extends Call = Call> {
  status: number;
  success: boolean;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  value: CallOutput<C> & RefusalValue;
  headers: Record<string, unknown>;
}

interface SendOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Changes to the protected header of an encrypted call. */
  header?: Record<string, unknown>;
  /** Time at which the payload claims to be made; the clock of the app by default. */
  iat?: number;
  remoteAddress?: string;
}

export interface ApiClient {
  /** Sends any input, also one that the contract would refuse. */
  send<C extends Call>(
    call: C,
    input: CallInput<C> | Record<string, unknown>,
    options?: SendOptions,
  ): Promise<ApiAnswer<C>>;
  /** Returns the body of an encrypted call. */
  seal(input: unknown, options?: SendOptions): Promise<{ payload: string }>;
  post<C extends Call>(call: C, body: unknown, options?: SendOptions): Promise<ApiAnswer<C>>;
}

interface SentRequest {
  method: Call['method'];
  url: string;
  access: Call['access'];
  headers: Record<string, string>;
  /** JSON of the body. */
  payload?: string;
  remoteAddress?: string;
}

/** How requests reach a platform, and what is needed to encrypt a body. */
export interface Transport {
  send(request: SentRequest): Promise<{ status: number; headers: Record<string, unknown>; body: string }>;
  payloadKeys(): Promise<readonly (JWK & { kid: string })[]>;
  now(): Date;
}

/** Calls the app as a browser would, without a network. */
export function apiClient({ server }: App): ApiClient {
  return apiClientOver({
    async send({ access: _access, ...request }) {
      const answer = await server.inject(request);
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    },
    async payloadKeys() {
      const shown: { keys: (JWK & { kid: string })[] } = (await server.inject('/wps/system/keys')).json();
      return shown.keys;
    },
    now: () => server.kernel.clock.now(),
  });
}

/** Creates a client that encrypts calls as needed and fills the path. */
export function apiClientOver(transport: Transport): ApiClient {
  async function seal(input: unknown, options: SendOptions = {}): Promise<{ payload: string }> {
    const [key] = await transport.payloadKeys();
    if (!key) throw new Error('The platform shows no key');
    const iat = options.iat ?? Math.floor(transport.now().getTime() / 1000);
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
    const {
      status,
      headers: responseHeaders,
      body: text,
    } = await transport.send({
      method: call.method,
      url,
      access: call.access,
      remoteAddress: options.remoteAddress,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      payload: hasBody ? JSON.stringify(body) : undefined,
    });
    return { status, headers: responseHeaders, ...JSON.parse(text) };
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
      const remaining = Object.fromEntries(fields);
      if (call.method === 'get' || call.method === 'delete') {
        const query = new URLSearchParams(Object.entries(remaining).map(([name, value]) => [name, String(value)]));
        return post(call, undefined, options, query.size > 0 ? `${path}?${query}` : path);
      }
      return post(call, call.encrypted ? await seal(remaining, options) : remaining, options, path);
    },
  };
}
