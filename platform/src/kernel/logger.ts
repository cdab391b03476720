import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const secretNames = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'withdrawPassword',
  'captcha',
  'code',
  'verificationCode',
  'token',
  'authorization',
  'cookie',
  'payload',
  'idNumber',
  'secret',
  'launchToken',
];
/** Secrets lie at the top or up to three levels down (request, body, fields). */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** The log of the process: JSON lines, without passwords, codes and tokens. */
export function createLogger(level: string): Logger {
  return pino({ level, redact: { paths: secretPaths, censor: '[redacted]' } });
}

/** Plain lines for the person at the terminal, beside the log. */
export function say(line: string): void {
  console.log(line);
}
