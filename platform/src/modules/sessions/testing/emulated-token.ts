import { UnsecuredJWT } from 'jose';

export const emulatedProject = 'demo-portal';

interface EmulatedSignIn {
  uid: string;
  /** `google.com`, `facebook.com` or `phone`. */
  provider: string;
  phone?: string;
  /** Name in the social profile. */
  name?: string;
}

let turn = 0;

/** Creates a token like the identity provider's emulator: unsigned, and never the same twice. */
export function emulatedToken(at: Date, { uid, provider, phone, name }: EmulatedSignIn): string {
  turn += 1;
  const signedInAt = Math.floor(at.getTime() / 1000);
  return new UnsecuredJWT({
    auth_time: signedInAt,
    ...(phone ? { phone_number: phone } : {}),
    ...(name ? { name } : {}),
    firebase: { sign_in_provider: provider },
    turn,
  })
    .setIssuer(`https://securetoken.google.com/${emulatedProject}`)
    .setAudience(emulatedProject)
    .setSubject(uid)
    .setIssuedAt(signedInAt)
    .setExpirationTime(signedInAt + 3600)
    .encode();
}
