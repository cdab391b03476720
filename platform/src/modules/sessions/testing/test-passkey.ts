import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { addPasskey, askLoginPasskey, startPasskey } from '@portal/shared/contract/sessions/passkeys';
import {
  AuthenticatorEmulator,
  deserializeCredential,
  PasskeysCredentialsMemoryRepository,
  serializeCredential,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';
import type { App } from '../../../app.ts';
import { type ApiAnswer, apiClient } from '../../../testing/api-client.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';

/** Where the portal of tests is; passkeys are bound to it. */
export const portalOrigin = 'https://portal.example';
export const portalEnv = { PUBLIC_ORIGIN: portalOrigin, SCRIPTS_ORIGIN: 'https://scripts.example' };

type Options = CallOutput<typeof askLoginPasskey>['options'];
type MakeOptions = Parameters<WebAuthnEmulator['createJSON']>[1];

const isMakeOptions = (options: { challenge: string }): options is MakeOptions =>
  ['rp', 'user', 'pubKeyCredParams'].every((name) => name in options);

interface DeviceOptions {
  /** By finger, face or code. */
  verifiesUser?: boolean;
  passkeys?: PasskeysCredentialsMemoryRepository;
}

/** A device with passkeys of its own, on a page of the portal unless another origin is given. */
export function testDevice({
  verifiesUser = true,
  passkeys = new PasskeysCredentialsMemoryRepository(),
}: DeviceOptions = {}) {
  const userGetAssertionInteraction = () => ({ options: { uv: verifiesUser, up: true } });
  const device = new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: passkeys, userGetAssertionInteraction }),
  );
  return {
    prove: (options: Options, origin = portalOrigin) => device.getJSON(origin, { ...options }),
    make(options: Options, origin = portalOrigin) {
      if (!isMakeOptions(options)) throw new TypeError('the options make no passkey');
      return device.createJSON(origin, options);
    },
    /** A device with copies of the passkeys, which count their uses on their own. */
    copy(change: Pick<DeviceOptions, 'verifiesUser'> = {}) {
      const copies = new PasskeysCredentialsMemoryRepository();
      for (const one of passkeys.loadCredentials())
        copies.saveCredential(deserializeCredential(serializeCredential(one)));
      return testDevice({ ...change, passkeys: copies });
    },
  };
}
export type TestDevice = ReturnType<typeof testDevice>;

/** Asks the portal a question for a login. */
export const askLogin = async (app: App): Promise<Options> =>
  (await apiClient(app).send(askLoginPasskey, {})).value.options;

interface Adding {
  device?: TestDevice;
  name?: string;
  origin?: string;
  /** Further proofs of `startPasskey`. */
  proofs?: Record<string, string>;
}

/** Adds a passkey as the page does. */
export async function registerPasskey(
  app: App,
  token: string,
  { device = testDevice(), name = 'My phone', origin, proofs = {} }: Adding = {},
): Promise<ApiAnswer<typeof addPasskey>> {
  const api = apiClient(app);
  const asked = await api.send(startPasskey, { password: testPassword, ...proofs }, { token });
  if (!asked.success) throw new Error(`No passkey was asked for: ${asked.code}`);
  return api.send(addPasskey, { name, answer: device.make(asked.value.options, origin) }, { token });
}
