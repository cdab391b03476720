import type { SignInConfig } from '@portal/shared/contract/releases/scripts-frames';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signInWithPopup,
} from 'firebase/auth';
import type { SocialChannel } from './messages.ts';

const providers = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() };

/** Sign-ins by the provider's SDK; each throws its errors, which carry a code. */
export interface FirebaseSession {
  /**
   * Opens the provider's window; call it in the press itself, or the browser blocks it.
   * @returns the identity token for a login of type firebase
   */
  signInSocially(channel: SocialChannel, language: string): Promise<string>;
  /**
   * Has the provider send a code by SMS, after a check against machines that may show a challenge.
   * @param phone in E.164, for example "+639171234567"
   * @returns the verification id, with which the code is confirmed
   */
  sendCode(phone: string, language: string): Promise<string>;
  /** Returns the identity token for the number that the code was sent to. */
  confirmCode(verificationId: string, code: string): Promise<string>;
}

/** The session is ours, not the provider's: nothing of it is stored. */
export function createFirebaseSession(project: SignInConfig['firebase']): FirebaseSession {
  const auth = authOf(project);
  return {
    async signInSocially(channel, language) {
      auth.languageCode = language;
      const { user } = await signInWithPopup(auth, providers[channel]());
      return user.getIdToken();
    },
    async sendCode(phone, language) {
      auth.languageCode = language;
      const box = document.body.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, box, { size: 'invisible' });
      try {
        return (await signInWithPhoneNumber(auth, phone, verifier)).verificationId;
      } finally {
        verifier.clear();
        box.remove();
      }
    },
    async confirmCode(verificationId, code) {
      const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
      return user.getIdToken();
    },
  };
}

function authOf({ emulatorAddress, ...project }: SignInConfig['firebase']): Auth {
  const auth = initializeAuth(initializeApp(project), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorAddress) {
    connectAuthEmulator(auth, emulatorAddress, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
