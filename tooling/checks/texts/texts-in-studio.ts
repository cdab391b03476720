import { isNode, readSources, type SyntaxNode, visit } from '@portal/build/contract/read-source';
import { literalWords, spoken } from './texts-in-code.ts';

/** Pages of the studio, whose texts are stored separately, in every language of the portal. */
const rooms = ['demo-vendor/src/page'];

/** Texts in code of those pages: in an element that `h` makes, or as its text. */
export function textsInStudio(root: string): string[] {
  return readSources(root, rooms).flatMap(({ path, tree }) =>
    wordsInElements(tree).map((text) => `${path}: "${text}"`),
  );
}

export function wordsInElements(tree: unknown): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'CallExpression') found.push(...wordsOfCall(node));
    if (node.type === 'AssignmentExpression' && nameOf(node.left, 'property') === 'textContent')
      found.push(...literalWords(node.right));
  });
  return found;
}

function wordsOfCall(call: SyntaxNode): string[] {
  if (nameOf(call, 'callee') !== 'h') return [];
  const [, attributes, ...children] = Array.isArray(call.arguments) ? call.arguments : [];
  return [...wordsOfAttributes(attributes?.expression), ...children.flatMap((child) => literalWords(child.expression))];
}

/** Also of those that are spread into the attributes. */
function wordsOfAttributes(object: unknown): string[] {
  if (!isNode(object) || !Array.isArray(object.properties)) return [];
  return object.properties.flatMap((property: SyntaxNode) => {
    if (property.type === 'SpreadElement') return wordsOfAttributes(property.arguments);
    return spoken.has(nameOf(property, 'key')) ? literalWords(property.value) : [];
  });
}

function nameOf(node: unknown, field: string): string {
  const named = isNode(node) ? node[field] : undefined;
  return isNode(named) ? String(named.value ?? '') : '';
}
