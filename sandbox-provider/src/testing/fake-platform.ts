import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedCallback {
  eventId: string;
  orderId: string;
  state: string;
  amount: string;
  headers: Record<string, unknown>;
}

/** Receives callbacks and answers as prepared. */
export async function openFakePlatform() {
  const heard: ReceivedCallback[] = [];
  const answers: { status: number; body: object }[] = [];
  let waiting: (() => void) | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      heard.push({ ...JSON.parse(body), headers: request.headers });
      const { status, body: answer } = answers.shift() ?? { status: 200, body: { success: true, value: {} } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      waiting?.();
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    heard,
    /** Sets the next answers; afterwards it answers 200. */
    answerNext: (...next: { status: number; body: object }[]) => void answers.push(...next),
    /** Resolves when this many callbacks were received in total. */
    async hears(count: number): Promise<void> {
      while (heard.length < count)
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
