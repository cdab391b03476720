import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../webpack/workspace.ts';
import { CommandProblem, type OperatorClient, operatorClient, readOperatorAccess } from './operator-client.ts';
import { terminalText } from './terminal-text.rules.ts';

type OptionTypes = Record<string, { type: 'string' | 'boolean'; text: string }>;

export interface CommandInput {
  /** Asks the running platform; reads its address and token when first used. */
  platform(): Promise<OperatorClient>;
  /** Words after the command. */
  words: readonly string[];
  option(name: string): string | undefined;
  isOn(name: string): boolean;
  /** Data folder of the running product. */
  dataDir: string;
}

export interface Command {
  /** Words and options as the help shows them, `promote <name> <version>`. */
  usage: string;
  text: string;
  words: { min: number; max: number };
  options?: OptionTypes;
  run(input: CommandInput): Promise<string>;
}

export const exitCodes = { good: 0, refused: 1, usage: 2 } as const;

interface CommandOutput {
  out(text: string): unknown;
  error(text: string): unknown;
}

/** Finds and runs a command by its first word or two. Returns the exit code: 0 good, 1 refused, 2 wrongly asked. */
export async function runCommand(
  program: string,
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
  output: CommandOutput = { out: console.log, error: console.error },
): Promise<number> {
  const found = findCommand(commands, args);
  if (!found) {
    const isHelp = args.length === 0 || args[0] === 'help' || args.includes('--help');
    (isHelp ? output.out : output.error)(
      `${isHelp ? '' : `Unknown command: ${args.join(' ')}\n\n`}${helpText(program, commands)}`,
    );
    return isHelp ? exitCodes.good : exitCodes.usage;
  }
  try {
    output.out(terminalText(await found.command.run(readInput(found.command, found.args))));
    return exitCodes.good;
  } catch (error) {
    if (error instanceof CommandProblem) {
      output.error(terminalText(error.message));
      return exitCodes.refused;
    }
    if (error instanceof Error && isUsageError(error)) {
      output.error(`${error.message}\n\nUsage: ${program} ${found.command.usage}`);
      return exitCodes.usage;
    }
    throw error;
  }
}

class UsageError extends Error {}

function isUsageError(error: Error): boolean {
  return error instanceof UsageError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}

function findCommand(commands: Readonly<Record<string, Command>>, args: readonly string[]) {
  if (args.includes('--help')) return undefined;
  for (const length of [3, 2, 1]) {
    const command = commands[args.slice(0, length).join(' ')];
    if (command && args.length >= length) return { command, args: args.slice(length) };
  }
  return undefined;
}

function readInput(command: Command, args: readonly string[]): CommandInput {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...commonOptions }).map(([name, { type }]) => [name, { type }]),
  );
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { min, max } = command.words;
  if (positionals.length < min || positionals.length > max) throw new UsageError('Wrong number of words.');
  const option = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const dataDir = path.resolve(root, option('data-dir') ?? (process.env.DATA_DIR || '.data'));
  return {
    words: positionals,
    option,
    isOn: (name) => values[name] === true,
    dataDir,
    platform: async () => operatorClient(await readOperatorAccess(dataDir)),
  };
}

const commonOptions: OptionTypes = {
  'data-dir': { type: 'string', text: 'data folder of the running product (default DATA_DIR or .data)' },
};

function helpText(program: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).flatMap(({ usage, text, options = {} }) => [
    `  ${program} ${usage}`,
    `      ${text}`,
    ...Object.entries(options).map(([name, option]) => `      --${name}  ${option.text}`),
  ]);
  const common = Object.entries(commonOptions).map(([name, option]) => `  --${name}  ${option.text}`);
  return ['Commands of the running platform:', '', ...lines, '', 'With every command:', ...common].join('\n');
}
