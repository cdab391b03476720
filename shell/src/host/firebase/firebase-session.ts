import type { IdentityInfo } from '@portal/shared/contract/content/site';
import type { PhoneConfirmation } from '@portal/shared/remote/host';
import { getApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
} from 'firebase/auth';
import { asking } from './provider-error.ts';

type Project = NonNullable<IdentityInfo['firebase']>;

const sessions = new Map<string, Auth>();

/** The session is ours, not the provider's: nothing of it is stored. */
function authOf({ emulatorAddress, ...project }: Project): Auth {
  const known = sessions.get(project.projectId);
  if (known) return known;
  const app = getApps().length > 0 ? getApp() : initializeApp(project);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorAddress) {
    connectAuthEmulator(auth, emulatorAddress, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  sessions.set(project.projectId, auth);
  return auth;
}

const providers = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() };

/**
 * Opens the provider's window; call it in the press itself, or the browser blocks it.
 * @returns the identity token for a login of type firebase
 * @throws ProviderError
 */
export function signInSocially(project: Project, channel: 'google' | 'facebook', language: string): Promise<string> {
  return asking(async () => {
    const auth = authOf(project);
    auth.languageCode = language;
    const { user } = await signInWithPopup(auth, providers[channel]());
    return user.getIdToken();
  });
}

/**
 * Has the provider send a code by SMS; its invisible bot check lives in `place`.
 * @param phone in E.164, for example "+639171234567"
 * @throws ProviderError also when the code is confirmed
 */
export function sendProviderCode(
  project: Project,
  phone: string,
  { place, language }: { place: HTMLElement; language: string },
): Promise<PhoneConfirmation> {
  return asking(async () => {
    const auth = authOf(project);
    auth.languageCode = language;
    const box = place.appendChild(document.createElement('div'));
    const verifier = new RecaptchaVerifier(auth, box, { size: 'invisible' });
    try {
      const confirmation = await signInWithPhoneNumber(auth, phone, verifier);
      return { confirm: (code) => asking(async () => (await confirmation.confirm(code)).user.getIdToken()) };
    } finally {
      verifier.clear();
      box.remove();
    }
  });
}
