import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readAmount } from '@portal/shared/contract/typed/typed-amount.rules';
import { CommandProblem } from './operator-client.ts';
import type { CommandInput } from './run-command.ts';

/** Options of a command that changes something. */
export const changeOptions = {
  why: { type: 'string', text: 'reason of 1 to 280 characters, stored in the audit' },
  version: { type: 'string', text: 'version that was read; refused when somebody changed it since' },
} as const;

/** Option of a list that comes in pages. */
export const pageOption = { type: 'string', text: 'page, from 1' } as const;

/** The requested page of a list. */
export function readPage(input: CommandInput): { pageNo: number; pageSize: number } {
  return { pageNo: readNumber(input, 'page') ?? 1, pageSize: 50 };
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** One of these words; undefined when the option is not there. */
export function readOneOf<Word extends string>(
  input: CommandInput,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const given = input.option(name);
  if (given === undefined) return undefined;
  const word = words.find((one) => one === given);
  if (word) return word;
  throw new CommandProblem('invalid_input', `--${name} is ${either.format(words)}, not ${given}.`);
}

/** The reason, which every change needs. */
export function readReason(input: CommandInput, usage: string): string {
  const reason = input.option('why');
  if (reason) return reason;
  throw new CommandProblem('invalid_input', `Say why:  ${usage} --why "..."`);
}

/** A whole number from 0; undefined when the option is not there. */
export function readNumber(input: CommandInput, name: string): number | undefined {
  const given = input.option(name);
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new CommandProblem('invalid_input', `--${name} is a whole number, not ${given}.`);
}

/** Amount text of the wire for an amount as people type it, a minus before it or not; undefined when it is not there. */
export function readMoney(input: CommandInput, name: string): string | undefined {
  const given = input.option(name);
  if (given === undefined) return undefined;
  const [, sign = '', figure = ''] = /^\s*([-\u2212]?)(.*)$/su.exec(given) ?? [];
  const reading = readAmount(figure);
  if (reading.amount !== undefined) return sign ? `-${reading.amount}` : reading.amount;
  const is =
    reading.fault === 'ambiguous' ? `can be ${reading.readings.join(' or ')}` : 'is not an amount such as 120.00';
  throw new CommandProblem('invalid_input', `--${name} ${given} ${is}.`);
}

/** JSON of a file, of the standard input for `-`, or of the word itself when it begins as an object does. */
export async function readJson(word: string): Promise<unknown> {
  return (await readJsonText(word)).value;
}

/** Like `readJson`, but also returns the text, for messages with line numbers. */
export async function readJsonText(word: string): Promise<{ source: string; value: unknown }> {
  const isDocument = word.trimStart().startsWith('{');
  const source = isDocument ? word : await readText(word);
  try {
    return { source, value: JSON.parse(source) };
  } catch (error) {
    const name = isDocument ? 'The document' : word === '-' ? 'The standard input' : word;
    throw new CommandProblem(
      'invalid_input',
      `${name} is not valid JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Text of a file, or of the standard input for `-`. */
export async function readText(word: string): Promise<string> {
  const read = word === '-' ? await text(process.stdin) : (await readBytes(word)).toString('utf8');
  // Editors of some systems put a mark before the text, which is none of it.
  return read.replace(/^\uFEFF/, '');
}

export async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new CommandProblem('invalid_input', `${file} cannot be read.`);
  });
}
