import {
  isNode,
  literalText,
  readSources,
  type SyntaxNode,
  templateParts,
  visit,
} from '@portal/build/contract/read-source';

const rooms = [
  'shell/src',
  'remote-games/src',
  'remote-member-centre/src',
  'remote-agent-centre/src',
  'remote-lottery/src',
  'operator-console/src',
  'shared/ui/src',
  'shared/remote/src',
  'shared/parts/src',
];

/** Attributes that are shown or read out. */
export const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  'label',
]);

/** Words that are the same in every language. */
const sameEverywhere = new Set(['VIP', 'QR', 'ID', 'px', 'ms']);

/** Texts in code that belong in a locale file: JSX text, or attributes that are read out. */
export function textsInCode(root: string): string[] {
  return readSources(root, rooms).flatMap(({ path, tree }) => wordsInTree(tree).map((text) => `${path}: "${text}"`));
}

export function wordsInTree(tree: unknown): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'JSXText' && typeof node.value === 'string') found.push(...wordsOf([node.value]));
    else if (node.type === 'JSXAttribute' && spoken.has(nameOf(node.name))) found.push(...literalWords(node.value));
    else if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...children(node).flatMap(literalWords));
  });
  return found;
}

/** Words of the literals that a value may come to. */
export const literalWords = (value: unknown): string[] => wordsOf(texts(value));

const wordsOf = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((text) => (text !== undefined && hasWord(text) ? [text.trim().replace(/\s+/g, ' ')] : []));

function hasWord(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => !sameEverywhere.has(word));
}

function children(node: SyntaxNode): SyntaxNode[] {
  const inside: unknown[] = Array.isArray(node.children) ? node.children : [];
  return inside.filter(isNode).filter(({ type }) => type === 'JSXExpressionContainer');
}

/** Literals that a value in JSX may come to: also both sides of a condition. */
function texts(value: unknown): (string | undefined)[] {
  if (!isNode(value)) return [];
  if (value.type === 'JSXExpressionContainer') return texts(value.expression);
  if (value.type === 'ParenthesisExpression') return texts(value.expression);
  if (value.type === 'ConditionalExpression') return [...texts(value.consequent), ...texts(value.alternate)];
  if (value.type === 'BinaryExpression' && /^(\|\||&&|\?\?)$/.test(String(value.operator))) return texts(value.right);
  if (value.type === 'TemplateLiteral') return templateParts(value);
  return [literalText(value)];
}

function nameOf(name: unknown): string {
  if (!isNode(name)) return '';
  return String(name.value ?? '');
}
