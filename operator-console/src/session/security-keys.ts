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
type ProofOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type NewKeyOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Options are the platform's own, in the shape of the standard. */
const asOptions = <Options>(options: { challenge: string }) => options as unknown as Options;

export const browserKeys: SecurityKeys = {
  isThere: () => 'PublicKeyCredential' in window,
  async prove(options) {
    const { startAuthentication } = await load();
    return startAuthentication({ optionsJSON: asOptions<ProofOptions>(options) });
  },
  async make(options) {
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: asOptions<NewKeyOptions>(options) });
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
