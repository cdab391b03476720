import { createServer, type ServerResponse } from 'node:http';

interface GatewayRequest {
  authorization: string | undefined;
  key: string | string[] | undefined;
  body: { id: string; to: string; text: string };
}

interface TestGateway {
  url: string;
  requests: GatewayRequest[];
  /** Sets the answers to the next request and to later ones. */
  answerWith(next: string, then?: string): void;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** Answers observed from real gateways. */
const answers: Readonly<Record<string, Answer>> = {
  accept: (response) => json(response, { accepted: true }),
  '500': (response) => void response.writeHead(500).end('<h1>Oops</h1>'),
  '429': (response) => void response.writeHead(429).end(),
  '401': (response) => void response.writeHead(401).end(),
  '400': (response) => void response.writeHead(400).end('{"error":"no such number"}'),
  close: (response) => void response.destroy(),
  garbage: (response) => void response.end('<html>Please log in to the network</html>'),
  'not accepted': (response) => json(response, { accepted: false }),
  'too long': (response) => void response.end(`{"accepted":true,"more":"${'x'.repeat(200_000)}"}`),
  redirect: (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  hang: () => {},
  'slow body': (response) => void response.write('{"accepted":'),
};

/** Starts an SMS gateway on a free local port. */
export async function startTestGateway(): Promise<TestGateway> {
  const requests: GatewayRequest[] = [];
  let [next, then] = ['accept', 'accept'];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { authorization, 'idempotency-key': key } = request.headers;
    requests.push({ authorization, key, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
    const answer = answers[next];
    next = then;
    if (!answer) throw new Error('The gateway knows no such answer');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The gateway has no port');
  return {
    url: `http://127.0.0.1:${address.port}/sms`,
    requests,
    answerWith(first, others = first) {
      [next, then] = [first, others];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
