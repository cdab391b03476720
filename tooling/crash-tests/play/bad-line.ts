import { createServer, request, type Server } from 'node:http';

export interface BadLine {
  address: string;
  /** How often an answer was lost and was late so far. */
  suffered(): { lost: number; late: number; passed: number };
  close(): Promise<void>;
}

/** The studio waits five seconds for an answer: some of the late ones come after that. */
const latestMs = 6_000;

/** A proxy before the platform that loses 5 % of its answers, after the platform has acted, and is late with 5 %. */
export async function badLine(platform: string, random: () => number): Promise<BadLine> {
  const count = { lost: 0, late: 0, passed: 0 };
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const onward = request(new URL(url, platform), { method, headers }, (answered) => {
      const pass = () => {
        if (answer.destroyed) return answered.resume();
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        return answered.pipe(answer);
      };
      const luck = random();
      if (luck < 0.05) {
        count.lost += 1;
        answered.resume();
        answer.destroy();
      } else if (luck < 0.1) {
        count.late += 1;
        const timer = setTimeout(() => {
          waiting.delete(timer);
          pass();
        }, random() * latestMs);
        waiting.add(timer);
      } else {
        count.passed += 1;
        pass();
      }
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}`,
    suffered: () => ({ ...count }),
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server without a port');
  return address.port;
}
