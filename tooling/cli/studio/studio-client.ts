import { readConfig } from '@portal/demo-vendor/config';
import { createKeySource } from '@portal/demo-vendor/gateway/key-file';
import { createGateway, type Reply } from '@portal/demo-vendor/gateway/platform-client';
import { CommandProblem } from '../command/operator-client.ts';
import type { CommandInput } from '../command/run-command.ts';

/** The studio that a command speaks to; signs as the studio itself does. */
export function studioOf(input: CommandInput) {
  const { port, keysFile } = readConfig({ ...process.env, DATA_DIR: input.dataDir });
  return createGateway(input.option('studio') ?? `http://localhost:${port}`, createKeySource(keysFile));
}

/** What the studio answered. @throws CommandProblem with the text of the refusal */
export function studioAnswer<Value>(reply: Reply<Value>, texts: Readonly<Record<string, string>>): Value {
  if (reply.kind === 'answer') return reply.value;
  if (reply.kind === 'unreachable') throw new CommandProblem('not_done', `Not done: ${reply.reason}.`);
  throw new CommandProblem(reply.code, `${texts[reply.code] ?? reply.code}.`);
}
