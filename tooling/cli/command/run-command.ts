import path from 'node:path';
import { root } from '@portal/build/webpack/workspace';
import { CommanderError, Help, Command as Parser } from 'commander';
import { CommandProblem, type OperatorClient, operatorClient, readOperatorAccess } from './operator-client.ts';
import { terminalText } from './terminal-text.rules.ts';
import { typed } from './typed.ts';

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

/** Finds and runs a command by its first words. Returns the exit code: 0 good, 1 refused, 2 wrongly asked. */
export async function runCommand(
  program: string,
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
  output: CommandOutput = { out: console.log, error: console.error },
): Promise<number> {
  const cli = createParser(program, commands, output);
  try {
    await cli.parseAsync(args.length > 0 ? [...args] : ['help'], { from: 'user' });
    return exitCodes.good;
  } catch (error) {
    if (error instanceof CommandProblem) {
      output.error(terminalText(error.message));
      return exitCodes.refused;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.good : exitCodes.usage;
    throw error;
  }
}

/** Commands of several words are commands of a group: `key add` is `add` of `key`. */
function createParser(
  program: string,
  commands: Readonly<Record<string, Command>>,
  { out, error }: CommandOutput,
): Parser {
  const cli = new Parser(program)
    .exitOverride()
    .enablePositionalOptions()
    .showHelpAfterError(`All commands: ${program} --help`)
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => error(text.trimEnd()) });
  for (const [name, command] of Object.entries(commands)) {
    const words = name.split(' ');
    const parent = words.slice(0, -1).reduce(groupOf, cli);
    addAction(groupOf(parent, words.at(-1) ?? ''), name, command, out);
  }
  // One list of all commands instead of a list of groups.
  const help = new Help();
  return cli.configureHelp({ visibleCommands: runnable, subcommandTerm: (each) => help.commandUsage(each) });
}

/** Commands that can be run, those of groups too; a group alone has no description. */
function runnable(cli: Parser): Parser[] {
  return cli.commands.flatMap((each) => [...(each.description() ? [each] : []), ...runnable(each)]);
}

function groupOf(parent: Parser, name: string): Parser {
  return parent.commands.find((each) => each.name() === name) ?? parent.command(name).enablePositionalOptions();
}

function addAction(cli: Parser, name: string, command: Command, out: CommandOutput['out']): void {
  cli.usage(command.usage.slice(name.length).trim()).description(command.text).showHelpAfterError();
  if (command.words.max > 0) cli.argument('[words...]');
  for (const [option, { type, text }] of Object.entries({ ...command.options, ...commonOptions }))
    cli.option(`--${option}${type === 'string' ? ' <value>' : ''}`, text);
  cli.action(async () => {
    const { args: words } = cli;
    if (words.length < command.words.min || words.length > command.words.max) cli.error('error: wrong number of words');
    out(terminalText(await command.run(readInput(cli, words))));
  });
}

/** A script without a code is refused rather than left waiting. */
const canAsk = () => process.stdin.isTTY || process.env.OPERATOR_CODE !== undefined;

function readInput(cli: Parser, words: readonly string[]): CommandInput {
  const values = new Map(cli.options.map((option) => [option.name(), cli.getOptionValue(option.attributeName())]));
  const option = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const dataDir = path.resolve(root, option('data-dir') ?? (process.env.DATA_DIR || '.data'));
  return {
    words,
    option,
    isOn: (name) => values.get(name) === true,
    dataDir,
    platform: async () => operatorClient(await readOperatorAccess(dataDir), canAsk() ? () => typed.code() : undefined),
  };
}

const commonOptions: OptionTypes = {
  'data-dir': { type: 'string', text: 'data folder of the running product (default DATA_DIR or .data)' },
};
