import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SendingFailed } from './sender.ts';
import { createSmtpSender } from './senders/smtp-sender.ts';

interface Received {
  to: string[];
  text: string;
}

/** A mail server on a free port; gives the work its address and what it has received. */
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
  // A client that hangs up in the middle is what some of the tests are about.
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

/** The refusal of the mail server as a reply of its own words. */
const reply = (responseCode: number) => Object.assign(new Error('<player@example.com> no'), { responseCode });

test('a mail server gets the message whole, from the sender of the settings', async () => {
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

test('one receiver is one receiver, and a line break in it or in the subject adds no header', async () => {
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
  test(`${name} is told by its code, without the words of the server`, async () => {
    await withMailServer(options, async (url) => {
      await assert.rejects(send(url), (error) => {
        assert.ok(error instanceof SendingFailed);
        assert.deepEqual([error.message, error.isFinal], [reason, isFinal]);
        return true;
      });
    });
  });
}

test('a server that says nothing, or that is not there, is tried again later', async () => {
  await withMailServer({ onConnect: () => {} }, async (url) => {
    await assert.rejects(send(url, {}, 200), { name: 'SendingFailed', isFinal: false });
  });
  await assert.rejects(send('smtp://127.0.0.1:1'), { message: 'smtp ESOCKET', isFinal: false });
});

test('a wrong password of ours does not end the message', async () => {
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
