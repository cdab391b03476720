import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardCallback {
  eventId: string;
  orderId: string;
  state: string;
  amount: string;
  headers: Record<string, unknown>;
}

/** Hears callbacks, and answers as it is told to. */
export async function openFakePlatform() {
  const heard: HeardCallback[] = [];
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
    /** The next callbacks are answered so; then with 200. */
    answerNext: (...next: { status: number; body: object }[]) => void answers.push(...next),
    /** Ends when so many were heard in all. */
    async hears(count: number): Promise<void> {
      while (heard.length < count)
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
