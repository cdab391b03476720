import { createTransport } from 'nodemailer';
import { type Sender, SendingFailed } from '../sender.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; `?requireTLS=true` refuses a server without TLS. */
  url: string;
  from: string;
  timeoutMs: number;
}

/** Sends e-mail by SMTP. */
export function createSmtpSender({ url, from, timeoutMs }: SmtpOptions): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    async send({ id, to, subject, text }) {
      try {
        // As an object the address is one receiver, whatever commas and brackets it contains.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Keeps only the server's code, because its text may quote the receiver. A 5xx is final (RFC 5321, 4.2.1). */
function failureOf(error: unknown): SendingFailed {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new SendingFailed(`smtp ${code}`);
  return new SendingFailed(`smtp ${responseCode}`, { isFinal: responseCode >= 500 && code !== 'EAUTH' });
}
