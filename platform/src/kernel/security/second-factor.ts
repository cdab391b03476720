import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

function authenticator(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    period: periodSeconds,
    digits: 6,
    secret: Secret.fromBase32(secret),
  });
}

/** Creates a 160-bit secret in base32, the form authenticator apps read. */
export function newSecondFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address for the QR code of an authenticator app, which shows issuer and label beside the code. */
export function secondFactorAddress(secret: string, issuer: string, label: string): string {
  return authenticator(secret, issuer, label).toString();
}

/** Returns the code an authenticator shows at that time. */
export function secondFactorCode(secret: string, at: Date): string {
  return authenticator(secret).generate({ timestamp: at.getTime() });
}

/**
 * Returns the time step of a code, with one step of clock drift allowed either way; undefined if the code is wrong or
 * its step was already used (a code works once).
 */
export function acceptedStep(secret: string, code: string, at: Date, lastUsedStep: number): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(at.getTime() / 1000 / periodSeconds) + delta;
  return step > lastUsedStep ? step : undefined;
}
