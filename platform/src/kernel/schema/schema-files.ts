import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitStatements } from './split-statements.rules.ts';

export interface SqlFunction {
  name: string;
  /** `create or replace function ...` */
  statement: string;
}

/** Functions of one subject in their current form. */
export interface FunctionFile {
  name: string;
  hash: string;
  functions: readonly SqlFunction[];
}

/** A statement, or the names of function files that the statements after it need. */
export type SchemaStep = string | { functions: readonly string[] };

export interface Migration {
  name: string;
  hash: string;
  steps: readonly SchemaStep[];
}

/** What platform/database holds (decisions/098). */
export interface SchemaFiles {
  baseline: readonly SchemaStep[];
  functions: readonly FunctionFile[];
  /** Changes of tables since the baseline, in their order. */
  migrations: readonly Migration[];
  /** Name and hash of each migration that the baseline replaced, in their order. */
  replaced: readonly { name: string; hash: string }[];
}

const folder = fileURLToPath(new URL('../../../database/', import.meta.url));
const functionHead = /^create\s+or\s+replace\s+function\s+(\w+)\s*\(/i;
const functionsLine = /^--> functions: (.+)$/m;

/** Reads platform/database. @throws if a function file holds anything but functions */
export function readSchemaFiles(): SchemaFiles {
  return {
    baseline: stepsOf(read('baseline.sql')),
    functions: namesIn('functions/').map((name) => functionFile(name, read(`functions/${name}.sql`))),
    migrations: namesIn('migrations/').map((name) => {
      const text = read(`migrations/${name}.sql`);
      return { name, hash: hashOf(text), steps: stepsOf(text) };
    }),
    replaced: read('replaced-migrations.txt')
      .trim()
      .split('\n')
      .map((line) => {
        const [hash = '', name = ''] = line.split(' ');
        return { name, hash };
      }),
  };
}

/** Reads the functions of a file. @throws if it holds anything else */
export function functionFile(name: string, text: string): FunctionFile {
  const functions = splitStatements(text).map((statement) => {
    const found = functionHead.exec(statement)?.[1];
    if (!found) throw new Error(`functions/${name}.sql: only "create or replace function": ${statement.slice(0, 80)}`);
    return { name: found.toLowerCase(), statement };
  });
  return { name, hash: hashOf(text), functions };
}

/** Splits a file into statements and the lines `--> functions: <file> <file>` between them. */
export function stepsOf(text: string): SchemaStep[] {
  // A split by a pattern with a group gives text and group in turn.
  return text
    .split(functionsLine)
    .flatMap((part, place): SchemaStep[] =>
      place % 2 === 0 ? splitStatements(part) : [{ functions: part.trim().split(/\s+/) }],
    );
}

function namesIn(subfolder: string): string[] {
  const files = readdirSync(`${folder}${subfolder}`).filter((file) => file.endsWith('.sql'));
  return files.map((file) => file.slice(0, -'.sql'.length)).sort();
}

function read(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
