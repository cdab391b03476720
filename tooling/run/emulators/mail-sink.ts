import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface MailSink {
  /** `smtp://127.0.0.1:2525`, as SMTP_URL wants it. */
  url: string;
  stop(): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A real mail server on a free port that stores messages as files of the folder, for other processes. */
export async function startMailSink(folder: string): Promise<MailSink> {
  await mkdir(folder, { recursive: true });
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      received += 1;
      const file = join(folder, `${String(received).padStart(6, '0')}.eml`);
      buffer(stream)
        .then((content) => writeFile(file, content))
        .then(() => done(), done);
    },
  });
  const listening = await new Promise<ReturnType<SMTPServer['listen']>>((resolve, reject) => {
    server.once('error', reject);
    const opened = server.listen(0, '127.0.0.1', () => resolve(opened));
  });
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What the sink of that folder has received for an address, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<Mail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to === address);
}

async function readMail(content: Buffer): Promise<Mail> {
  const { to, subject = '', text = '' } = await PostalMime.parse(content);
  return { to: to?.[0]?.address ?? '', subject, text };
}
