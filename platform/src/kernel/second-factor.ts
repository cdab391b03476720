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

/** A new 160-bit secret in base32, as authenticator apps take it. */
export function newSecondFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address for the QR code of an authenticator app, which shows issuer and label beside the code. */
export function secondFactorAddress(secret: string, issuer: string, label: string): string {
  return authenticator(secret, issuer, label).toString();
}

/** The code an authenticator shows at that time. */
export function secondFactorCode(secret: string, at: Date): string {
  return authenticator(secret).generate({ timestamp: at.getTime() });
}

/**
 * The time step a code belongs to, one step of clock drift allowed either way; undefined when the code is wrong or of a
 * step that was already used (a code works once).
 */
export function acceptedStep(secret: string, code: string, at: Date, lastUsedStep: number): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(at.getTime() / 1000 / periodSeconds) + delta;
  return step > lastUsedStep ? step : undefined;
}
