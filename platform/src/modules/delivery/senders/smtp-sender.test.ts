import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SendingFailed } from '../sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

interface Received {
  to: string[];
  text: string;
}

/** Runs the work with a mail server on a free port; passes its address and the received mail. */
async function withMailServer(
  change: SMTPServerOptions,
  work: (url: string, received: Received[]) => Promise<void>,
): Promise<void> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
    ...change,
  });
  // Some tests hang up midway.
  server.on('error', () => {});
  const listening = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
    const opened = server.listen(0, '127.0.0.1', () => resolve(opened));
  });
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port');
  try {
    await work(`smtp://127.0.0.1:${address.port}`, received);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const message = {
  id: 'message-1',
  channel: 'email',
  to: 'player@example.com',
  subject: '密码 of {brand}',
  text: 'Open this\n\n.\nhttp://localhost:8080/#reset-password=token',
} as const;

async function send(url: string, change: Partial<Record<keyof typeof message, string>> = {}, timeoutMs = 3000) {
  const sender = createSmtpSender({ url, from: 'Portal <portal@example.com>', timeoutMs });
  try {
    await sender.send({ ...message, ...change, channel: 'email' });
  } finally {
    await sender.close();
  }
}

/** Makes a mail server's refusal with its own text. */
const reply = (responseCode: number) => Object.assign(new Error('<player@example.com> no'), { responseCode });

test('sends a complete mail from the configured sender', async () => {
  await withMailServer({}, async (url, received) => {
    await send(url);
    const [mail] = received;
    assert.deepEqual([received.length, mail?.to], [1, ['player@example.com']]);
    assert.match(mail?.text ?? '', /^From: Portal <portal@example\.com>\r$/m);
    assert.match(mail?.text ?? '', /^Message-ID: <message-1@example\.com>\r$/m);
    assert.match(mail?.text ?? '', /^Subject: =\?UTF-8\?/m);
    assert.match(mail?.text ?? '', /\r\n\r\nOpen this\r\n\r\n\.\r\nhttp:\/\/localhost:8080\/#reset-password=token/);
  });
});

test('treats the address as one receiver, and adds no header for line breaks in it or in the subject', async () => {
  await withMailServer({}, async (url, received) => {
    await send(url, { to: 'a@example.com, b@example.com' }).catch(() => {});
    await send(url, { to: 'a@example.com\r\nBcc: b@example.com' }).catch(() => {});
    await send(url, { subject: 'Hello\r\nBcc: b@example.com' });
    const receivers = received.flatMap(({ to }) => to);
    assert.equal(receivers.includes('b@example.com'), false, JSON.stringify(receivers));
    for (const { text } of received) assert.doesNotMatch(text, /^Bcc:/m);
  });
});

const failures: [string, SMTPServerOptions, string, boolean][] = [
  ['an unknown receiver', { onRcptTo: (_address, _session, done) => done(reply(550)) }, 'smtp 550', true],
  ['a receiver to be tried later', { onRcptTo: (_address, _session, done) => done(reply(450)) }, 'smtp 450', false],
  [
    'a message that is not taken',
    {
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(reply(554)));
      },
    },
    'smtp 554',
    true,
  ],
  ['a busy server', { onConnect: (_session, done) => done(reply(421)) }, 'smtp 421', false],
];
for (const [name, options, reason, isFinal] of failures) {
  test(`reports ${name} by its code, without the server's text`, async () => {
    await withMailServer(options, async (url) => {
      await assert.rejects(send(url), (error) => {
        assert.ok(error instanceof SendingFailed);
        assert.deepEqual([error.message, error.isFinal], [reason, isFinal]);
        return true;
      });
    });
  });
}

test('retries a server that is silent or unreachable', async () => {
  await withMailServer({ onConnect: () => {} }, async (url) => {
    await assert.rejects(send(url, {}, 200), { name: 'SendingFailed', isFinal: false });
  });
  await assert.rejects(send('smtp://127.0.0.1:1'), { message: 'smtp ESOCKET', isFinal: false });
});

test('does not give up a message for our own wrong password', async () => {
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(reply(535)),
  };
  await withMailServer(options, async (url) => {
    const withPassword = url.replace('smtp://', 'smtp://portal:wrong@');
    await assert.rejects(send(withPassword), { name: 'SendingFailed', isFinal: false });
  });
});
