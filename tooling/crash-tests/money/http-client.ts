import { type ApiClient, apiClientOver, type Transport } from '@portal/platform/testing/api-client';

interface Addresses {
  address: string;
  operatorAddress: string;
}

const timeoutMs = 15_000;

/** Calls a platform in another process. Throws if there is no answer. */
export function httpClient({ address, operatorAddress }: Addresses): ApiClient {
  let keys: Awaited<ReturnType<Transport['payloadKeys']>> = [];
  return apiClientOver({
    async send({ method, url, access, headers, payload }) {
      const answer = await fetch(`${access === 'operator' ? operatorAddress : address}${url}`, {
        method: method.toUpperCase(),
        headers,
        body: payload,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await answer.text();
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    },
    async payloadKeys() {
      if (keys.length === 0) {
        const answer = await fetch(`${address}/wps/system/keys`);
        // An answer without keys, of a platform that has no database yet, must not be stored.
        if (!answer.ok) throw new Error(`no keys: ${answer.status}`);
        ({ keys } = (await answer.json()) as { keys: typeof keys });
      }
      return keys;
    },
    now: () => new Date(),
  });
}
