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
/** Secrets lie at the top or up to three levels down (request, body, fields). */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/**
 * The log of the process: JSON lines, without passwords, codes and tokens; on standard output unless given another place.
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

/** One for all loggers of the process: what waits is written in its order. */
function sharedOutput(): DestinationStream {
  output ??= standardOutput();
  return output;
}

/** A failed query tells what it was given, in its message and at the head of its stack: anything a caller has sent. */
function withoutParams(error: SerializedError): SerializedError {
  const cut = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g, '');
  return { ...error, params: undefined, message: cut(error.message), stack: cut(error.stack) };
}

/** Plain lines for the person at the terminal, beside the log. */
export function say(line: string): void {
  console.log(line);
}
