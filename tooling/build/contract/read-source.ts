import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

interface SourceFile {
  /** Relative to the folder that was read. */
  path: string;
  tree: unknown;
}

/** Files of a room that end so, without tests; a folder that is not there has none. */
function filesOf(root: string, room: string, ending: RegExp): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => ending.test(name) && !/\.(test|d)\.|(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(room, name))
    .sort();
}

/** The syntax trees of a room's modules. */
export function readSources(root: string, rooms: readonly string[]): SourceFile[] {
  return rooms
    .flatMap((room) => filesOf(root, room, /\.tsx?$/))
    .map((path) => ({ path, tree: parseModule(readFileSync(join(root, path), 'utf8'), path.endsWith('x')) }));
}

export function parseModule(text: string, tsx = true): unknown {
  return parseSync(text, { syntax: 'typescript', tsx, target: 'es2022' });
}

/** Shows every node of a tree, parents first. */
export function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  else if (isRecord(node)) {
    if (isNode(node)) see(node);
    for (const value of Object.values(node)) visit(value, see);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value.type === 'string';
}

/** Value of a string literal, or of a template without anything put in. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = templateParts(node);
  return parts.length === 1 ? parts[0] : undefined;
}

/** The text between the values of a template. */
export function templateParts(node: SyntaxNode): string[] {
  const quasis = Array.isArray(node.quasis) ? node.quasis : [];
  return quasis.map((quasi: { raw?: unknown }) => String(quasi.raw ?? ''));
}
