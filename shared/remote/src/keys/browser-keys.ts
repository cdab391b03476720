import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { keyOptions, keyProof, newKey } from '@portal/shared/contract/typed/web-authn';
import type { InferInput } from 'valibot';

export type KeyProof = InferInput<typeof keyProof>;
type NewKey = InferInput<typeof newKey>;
type KeyOptions = InferInput<typeof keyOptions>;

/** Security keys and passkeys of this device, by way of the browser, which asks the person to confirm. */
export interface BrowserKeys {
  isThere(): boolean;
  /** @throws NoKeyError */
  prove(options: KeyOptions): Promise<KeyProof>;
  /**
   * Offers the passkeys of this device in the autofill of the field marked `webauthn`, for a question that is asked only
   * where the browser can do so. Undefined when none was chosen before `signal` ended it.
   */
  autofill(ask: () => Promise<KeyOptions>, signal: AbortSignal): Promise<KeyProof | undefined>;
  /** @throws NoKeyError */
  make(options: KeyOptions): Promise<NewKey>;
}

/** The person used no key, or the browser has none for this page. */
export class NoKeyError extends Error {}

const load = () => import('@simplewebauthn/browser');
type NewKeyOptions = Parameters<Awaited<ReturnType<typeof load>>['startRegistration']>[0]['optionsJSON'];

/** Options as they arrive; the contract leaves the rest of the standard's fields open. */
interface Options {
  challenge: string;
}

const isNewKeyOptions = (options: Options): options is NewKeyOptions =>
  ['rp', 'user', 'pubKeyCredParams'].every((name) => name in options);

function fail(cause: unknown): never {
  throw new NoKeyError('no key was used', { cause });
}

export const browserKeys: BrowserKeys = {
  isThere: () => 'PublicKeyCredential' in window,
  async prove(options: Options) {
    const { startAuthentication } = await load();
    return startAuthentication({ optionsJSON: options }).catch(fail);
  },
  async autofill(ask, signal) {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await load();
    if (!(await browserSupportsWebAuthnAutofill())) return undefined;
    const optionsJSON: Options = await ask();
    if (signal.aborted) return undefined;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    // The field may be gone, and a press on the passkey button takes over: neither is an error of the person.
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined);
    signal.removeEventListener('abort', cancel);
    return signal.aborted ? undefined : answer;
  },
  async make(options: Options) {
    if (!isNewKeyOptions(options)) throw new TypeError('the options make no key');
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: options }).catch(fail);
  },
};

/** Whether passkeys work on this page: the browser knows them, and this is the address that they belong to. */
export const hasPasskeysHere = ({ passkeyOrigin = location.origin }: Pick<SiteInfo, 'passkeyOrigin'>): boolean =>
  browserKeys.isThere() && passkeyOrigin === location.origin;
