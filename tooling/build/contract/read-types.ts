import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printSync } from '@swc/core';
import { isNode, parseModule, type SyntaxNode } from './read-source.ts';

/** A declaration of a type, and where the names in it come from. */
export interface TypeDeclaration {
  name: string;
  /** TsInterfaceDeclaration or TsTypeAliasDeclaration. */
  node: SyntaxNode;
  source: TypeSource;
}

export interface TypeSource {
  file: string;
  /** Finds a type by the name it has in this file; undefined for types of a library or of the language. */
  find(name: string): TypeDeclaration | undefined;
}

/** Opens TypeScript files below shared/ and follows their imports to one another. */
export function typeReader(sharedFolder: string): (file: string) => TypeSource {
  const opened = new Map<string, TypeSource>();
  const open = (file: string): TypeSource => {
    const known = opened.get(file);
    if (known) return known;
    const body = nodesIn(parseModule(readFileSync(file, 'utf8'), false), 'body');
    const source: TypeSource = {
      file,
      find(name) {
        const node = body.map(unwrapped).find((one) => isType(one) && nameOf(one.id) === name);
        if (node) return { name, node, source };
        const from = importOf(body, name);
        const target = from && fileOf(sharedFolder, file, from.module);
        return target ? open(target).find(from.name) : undefined;
      },
    };
    opened.set(file, source);
    return source;
  };
  return open;
}

/** A type as a text that formatting and comments do not change. */
export function typeText(type: unknown): string {
  const alias = {
    type: 'TsTypeAliasDeclaration',
    span: noSpan,
    declare: false,
    id: { type: 'Identifier', span: noSpan, ctxt: 0, value: 'T', optional: false },
    typeParams: null,
    typeAnnotation: type,
  };
  return printed(alias).slice('type T='.length, -1);
}

/** A member of an interface as text: its type, or its parameters and result. */
export function memberText(member: SyntaxNode, owner: SyntaxNode): string {
  const plain = { ...member, optional: false, readonly: false };
  const alone = {
    ...owner,
    extends: [],
    typeParams: null,
    body: { type: 'TsInterfaceBody', span: noSpan, body: [plain] },
  };
  const text = printed(alone);
  const name = nameOf(member.key);
  return text.slice(text.indexOf('{') + 1 + name.length, text.lastIndexOf('}')).replace(/^:/, '');
}

export function nameOf(node: unknown): string {
  return isNode(node) && typeof node.value === 'string' ? node.value : '';
}

export function nodesIn(node: unknown, field: string): SyntaxNode[] {
  const value: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, field) : undefined;
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const noSpan = { start: 0, end: 0 };

function printed(statement: object): string {
  const text = JSON.stringify({ type: 'Module', span: noSpan, body: [statement], interpreter: null });
  return printSync(JSON.parse(text), { minify: true }).code.trim();
}

function unwrapped(node: SyntaxNode): SyntaxNode {
  return node.type === 'ExportDeclaration' && isNode(node.declaration) ? node.declaration : node;
}

function isType(node: SyntaxNode): boolean {
  return node.type === 'TsInterfaceDeclaration' || node.type === 'TsTypeAliasDeclaration';
}

function importOf(body: readonly SyntaxNode[], name: string): { module: string; name: string } | undefined {
  for (const statement of body.filter(({ type }) => type === 'ImportDeclaration')) {
    const found = nodesIn(statement, 'specifiers').find(({ local }) => nameOf(local) === name);
    if (found) return { module: nameOf(statement.source), name: nameOf(found.imported) || name };
  }
  return undefined;
}

function fileOf(sharedFolder: string, from: string, module: string): string | undefined {
  if (module.startsWith('.')) return path.resolve(path.dirname(from), module);
  const sharedModule = module.match(/^@portal\/shared\/(contract|client|events|remote)\/(.+)$/);
  return sharedModule ? path.join(sharedFolder, `${sharedModule[1]}/src/${sharedModule[2]}.ts`) : undefined;
}
