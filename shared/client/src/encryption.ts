import { getKeys } from '@portal/shared/contract/sessions/keys';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { FaultError } from './errors.ts';
import type { ServerClock } from './server-clock.ts';

/** Encrypts bodies with the platform's current key; fetches keys on first use and again after `unknown_key`. */
export interface Encryption {
  seal(body: unknown): Promise<{ payload: string }>;
  forgetKeys(): void;
}

export function createEncryption(http: KyInstance, clock: ServerClock): Encryption {
  let keys: Promise<v.InferOutput<typeof getKeys.output>> | undefined;
  const fetchKeys = async () => {
    const answer = await http.get(getKeys.path.slice(1));
    clock.learn(answer.headers.get('date'));
    return v.parse(getKeys.output, await answer.json());
  };
  return {
    async seal(body) {
      keys ??= fetchKeys();
      const [{ encryptBody }, known] = await Promise.all([import('./encrypt-body.ts'), keys]).catch(
        (cause: unknown) => {
          keys = undefined;
          throw new FaultError('network', cause);
        },
      );
      const key = known.keys[0];
      if (!key) throw new FaultError('answer');
      return encryptBody(body, key, clock.nowSeconds());
    },
    forgetKeys() {
      keys = undefined;
    },
  };
}
