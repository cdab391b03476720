import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before } from 'node:test';
import { type Command, runCommand } from '../command/run-command.ts';

/** The last request; `body` is undefined without one. */
interface Asked {
  method?: string;
  url?: string;
  authorization?: string;
  body?: unknown;
}

interface CommandHarness {
  /** A data folder with address and token of the platform; there while tests run. */
  folder(): string;
  /** Sets the platform's response from now on; a refusal by its status. */
  answers(body: unknown, status?: number): void;
  /** `value` in an envelope. */
  gives(value: unknown): void;
  /** `value` in an envelope for every GET, whatever other calls get; `undefined` ends it. */
  givesReads(value: unknown): void;
  /** A file of text/csv. */
  givesFile(text: string): void;
  asked(): Asked;
  forget(): void;
  /** Runs a command in the data folder, unless the words name another one. */
  run(
    commands: Readonly<Record<string, Command>>,
    ...args: string[]
  ): Promise<{ code: number; out: string; error: string }>;
}

/** Runs commands against a fake platform, which responds as configured and records its requests. */
export function commandHarness(): CommandHarness {
  let folder = '';
  let answer: { status: number; body: unknown; file?: string } = { status: 200, body: {} };
  let reads: unknown;
  let seen: Asked = {};
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, authorization: headers.authorization, body: await json(request).catch(() => undefined) };
    if (method === 'GET' && reads !== undefined) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, value: reads }));
      return;
    }
    const type = answer.file === undefined ? 'application/json' : 'text/csv';
    response.writeHead(answer.status, { 'content-type': type }).end(answer.file ?? JSON.stringify(answer.body));
  });
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-command-'));
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const address = server.address();
    assert.ok(address !== null && typeof address === 'object');
    const access = { address: `http://localhost:${address.port}`, token: 'secret-token' };
    await writeFile(path.join(folder, 'operator.json'), JSON.stringify(access));
  });
  after(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const harness: CommandHarness = {
    folder: () => folder,
    answers(body, status = 200) {
      answer = { status, body };
    },
    givesFile(file) {
      answer = { status: 200, body: {}, file };
    },
    givesReads(value) {
      reads = value;
    },
    gives: (value) => harness.answers({ success: true, value }),
    asked: () => seen,
    forget() {
      seen = {};
    },
    async run(commands, ...args) {
      const printed: { out: string[]; error: string[] } = { out: [], error: [] };
      const output = {
        out: (text: string) => printed.out.push(text),
        error: (text: string) => printed.error.push(text),
      };
      const where = args.includes('--data-dir') ? [] : ['--data-dir', folder];
      const code = await runCommand('pnpm x', commands, [...args, ...where], output);
      return { code, out: printed.out.join('\n'), error: printed.error.join('\n') };
    },
  };
  return harness;
}
