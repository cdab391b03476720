import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { wireSchemaOf } from '@portal/platform/modules/releases/compatibility/surfaces/call-surface';
import type { SurfaceParts, TypeSurface } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { isNode, type SyntaxNode } from './read-source.ts';
import {
  memberText,
  nameOf,
  nodesIn,
  type TypeDeclaration,
  type TypeSource,
  typeReader,
  typeText,
} from './read-types.ts';

type From = TypeSurface['from'];

/** What the shell hands over at mount, and what a remote hands back. */
const roots = [
  { file: 'remote/src/host.ts', name: 'Host', from: 'shell' },
  { file: 'remote/src/remote-module.ts', name: 'Place', from: 'shell' },
  { file: 'remote/src/remote-module.ts', name: 'RemoteModule', from: 'remote' },
] as const;

/** Events are a part of their own. */
const leftOut = new Set(['PortalEvents']);

interface Found {
  declaration: TypeDeclaration;
  from: From;
}

/** Host, Place, RemoteModule and every type of ours that they mention, with who makes its values. */
export async function typesSurface(sharedFolder: string): Promise<SurfaceParts['types']> {
  const open = typeReader(sharedFolder);
  const found = new Map<string, Found>();
  for (const { file, name, from } of roots) {
    const declaration = open(path.join(sharedFolder, file)).find(name);
    if (!declaration) throw new Error(`${file} has no type ${name}`);
    collect(found, declaration, from);
  }
  const names = [...found.keys()].sort();
  const entries = names.map(async (name) => {
    const one = found.get(name);
    return one ? ([[name, await surfaceOf(one)]] as const) : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Names and payloads of the bus. */
export function eventsSurface(sharedFolder: string): SurfaceParts['events'] {
  const declaration = typeReader(sharedFolder)(path.join(sharedFolder, 'events/src/portal-bus.ts')).find(
    'PortalEvents',
  );
  if (!declaration) throw new Error('portal-bus.ts has no type PortalEvents');
  const entries = membersOf(declaration.node).map((member) => {
    return [nameOf(member.key), memberText({ ...member, key: identifier }, declaration.node)] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const identifier = { type: 'Identifier', span: { start: 0, end: 0 }, ctxt: 0, value: 'x', optional: false };

function collect(found: Map<string, Found>, declaration: TypeDeclaration, from: From): void {
  const { name, node, source } = declaration;
  const before = found.get(name);
  if (before && before.declaration.node !== node) throw new Error(`two types are called ${name}`);
  const joined = !before || before.from === from ? from : 'both';
  if (before?.from === joined) return;
  found.set(name, { declaration, from: joined });
  mentions(node.type === 'TsInterfaceDeclaration' ? node.body : node.typeAnnotation, joined, source, (next, side) => {
    if (!leftOut.has(next.name)) collect(found, next, side);
  });
}

type See = (declaration: TypeDeclaration, from: From) => void;

/** Types that a node mentions; parameters and results of a function have opposite directions. */
function mentions(node: unknown, from: From, source: TypeSource, see: See): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node) && node.type === 'TsTypeReference') {
    const declaration = source.find(nameOf(node.typeName));
    if (declaration) see(declaration, from);
  }
  const isInput = (field: string) => isFunction(node) && (field === 'params' || field === 'typeParams');
  for (const [field, value] of Object.entries(node)) {
    mentions(value, isInput(field) ? otherSide(from) : from, source, see);
  }
}

function isFunction(node: unknown): boolean {
  return isNode(node) && ['TsMethodSignature', 'TsFunctionType', 'TsCallSignatureDeclaration'].includes(node.type);
}

function otherSide(from: From): From {
  if (from === 'both') return 'both';
  return from === 'shell' ? 'remote' : 'shell';
}

async function surfaceOf({ declaration, from }: Found): Promise<TypeSurface> {
  const { node, source } = declaration;
  if (node.type === 'TsInterfaceDeclaration') {
    if (nodesIn(node, 'extends').length > 0) throw new Error(`${declaration.name} extends another type: write it out`);
    const members = membersOf(node).map((member) => {
      const text = memberText(member, node);
      return [nameOf(member.key), { text, ...(member.optional === true && { optional: true as const }) }] as const;
    });
    return { from, members: Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1))) };
  }
  const inferred = typeText(node.typeAnnotation).match(/^v\.Infer(?:Output|Input)<typeof (\w+)>$/)?.[1];
  if (inferred !== undefined) return { from, schema: wireSchemaOf(await schemaIn(source.file, inferred)) };
  const words = wordsOf(node.typeAnnotation);
  return words ? { from, schema: { enum: words } } : { from, text: typeText(node.typeAnnotation) };
}

function membersOf(node: SyntaxNode): SyntaxNode[] {
  return nodesIn(node.body, 'body');
}

/** Values of a choice between texts, `'light' | 'dark'`. */
function wordsOf(type: unknown): string[] | undefined {
  const sides = nodesIn(type, 'types');
  const words = sides.map((side) =>
    isNode(side.literal) && side.literal.type === 'StringLiteral' ? nameOf(side.literal) : '',
  );
  return words.length > 1 && words.every(Boolean) ? words.sort() : undefined;
}

/** The schema that a type is inferred from; it may be the module's own and not exported. */
async function schemaIn(file: string, name: string): Promise<v.GenericSchema> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const value = module[name];
  if (isSchemaValue(value)) return value;
  throw new Error(`${path.basename(file)} exports no schema ${name}, from which a type of the host is inferred`);
}

const schemaShape = v.looseObject({ kind: v.literal('schema'), async: v.literal(false) });

function isSchemaValue(value: unknown): value is v.GenericSchema {
  return v.is(schemaShape, value);
}
