import { type DestinationStream, type Logger, type LoggerOptions, pino, type SerializedError } from 'pino';
import { standardOutput } from './log-destination.ts';

export type { Logger } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

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
  'answer',
  'rememberToken',
  'resetToken',
  'firebaseIdToken',
  'humanVerification',
  'challengeId',
];
/** Secrets are at the top level or up to three levels down (request, body, fields). */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/**
 * Creates the log of the process: JSON lines without passwords, codes and tokens, on standard output by default.
 * @param isCounted whether lines about this error are counted elsewhere instead of written
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  isCounted?: (error: unknown) => boolean,
): Logger {
  const options: LoggerOptions = {
    level,
    ...(isCounted && { hooks: { logMethod: writeUnless(isCounted) } }),
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: { err: (error: Error) => withoutParams(pino.stdSerializers.err(error)) },
  };
  return pino(options, destination ?? sharedOutput());
}

function writeUnless(isCounted: (error: unknown) => boolean): LogMethod {
  return function write(line, method) {
    const [first] = line as readonly unknown[];
    const isAboutError = typeof first === 'object' && first !== null && 'err' in first;
    if (!isAboutError || !isCounted(first.err)) method.apply(this, line);
  };
}

let output: DestinationStream | undefined;

/** Shared by all loggers of the process, so that waiting lines are written in order. */
function sharedOutput(): DestinationStream {
  output ??= standardOutput();
  return output;
}

/**
 * Removes query parameters: a failed query prints them in its message and stack, and a caller may have sent anything.
 */
function withoutParams(error: SerializedError): SerializedError {
  const cut = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g, '');
  return { ...error, params: undefined, message: cut(error.message), stack: cut(error.stack) };
}

/** Prints a plain line for the person at the terminal, beside the log. */
export function printLine(line: string): void {
  console.log(line);
}
