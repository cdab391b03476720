import type { Client } from '@portal/shared/client/client';
import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  type addSecurityKey,
  askSecurityKey,
  type startSecurityKey,
} from '@portal/shared/contract/operators/security-keys';
import type { stepUpOperator } from '@portal/shared/contract/operators/session';

export type KeyProof = NonNullable<CallInput<typeof stepUpOperator>['key']>;
type NewKey = CallInput<typeof addSecurityKey>['answer'];

/** The security keys of this computer, by way of the browser, which asks the operator to touch one. */
export interface SecurityKeys {
  isThere(): boolean;
  prove(options: CallOutput<typeof askSecurityKey>['options']): Promise<KeyProof>;
  make(options: CallOutput<typeof startSecurityKey>['options']): Promise<NewKey>;
}

const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;
type NewKeyOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Options as they arrive; the contract leaves the rest of the standard's fields open. */
interface Options {
  challenge: string;
}

const isNewKeyOptions = (options: Options): options is NewKeyOptions =>
  ['rp', 'user', 'pubKeyCredParams'].every((name) => name in options);

export const browserKeys: SecurityKeys = {
  isThere: () => 'PublicKeyCredential' in window,
  async prove(options: Options) {
    const { startAuthentication } = await load();
    return startAuthentication({ optionsJSON: options });
  },
  async make(options: Options) {
    if (!isNewKeyOptions(options)) throw new TypeError('the options make no key');
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: options });
  },
};

/** The operator touched no key, or the wrong one. */
export class NoKeyError extends Error {}

/** Has the operator touch a key. @throws NoKeyError when none was touched */
export async function proveByKey(client: Pick<Client, 'send'>, keys: SecurityKeys): Promise<KeyProof> {
  const { options } = await client.send(askSecurityKey, {});
  return keys.prove(options).catch((error: unknown) => {
    throw new NoKeyError('no key was touched', { cause: error });
  });
}
