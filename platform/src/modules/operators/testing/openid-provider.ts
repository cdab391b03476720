import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Whom the provider says it has signed in. */
export interface SignedIn {
  sub: string;
  email: string;
  email_verified: boolean;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Signs this person in from now on. */
  signIn(person: SignedIn): void;
  /** Follows an address as a browser does, until it leads back to the portal; returns that address. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a real OpenID Connect provider on loopback, whose person agrees to everything. */
export async function openIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const client = { clientId: 'portal', clientSecret: 'a secret of the client' };
  let person: SignedIn = { sub: 'nobody', email: 'nobody@example.com', email_verified: false };
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the provider'] },
    jwks: { keys: [await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context, sub) => ({ accountId: sub, claims: async () => ({ ...person, sub }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  const serve = provider.callback();
  answer = (request, response) =>
    request.url?.startsWith('/interaction/') ? agree(request, response) : serve(request, response);

  async function agree(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
      return;
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope('openid email');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  }

  return {
    issuer,
    ...client,
    signIn: (next) => {
      person = next;
    },
    async visit(address) {
      const cookies = new Map<string, string>();
      let next = address;
      while (!next.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const page = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of page.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = page.headers.get('location');
        if (!location) throw new Error(`the provider stopped with ${page.status}: ${await page.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
