import { isNode, literalText, type SyntaxNode, templateParts, visit } from '@portal/build/contract/read-source';

/** Ids that the code of some packages can name: whole words, and templates by their fixed parts. */
interface Words {
  words: Set<string>;
  templates: Set<string>;
}

const hole = '\u0000';

export function wordsOf(trees: readonly unknown[]): Words {
  const words = new Set<string>();
  const templates = new Set<string>();
  const see = (node: SyntaxNode) => {
    const text = literalText(node) ?? (node.type === 'Identifier' ? node.value : undefined);
    if (typeof text === 'string') words.add(text);
    else if (node.type === 'NumericLiteral') words.add(String(node.value));
    else if (node.type === 'TemplateLiteral') templates.add(templateParts(node).join(hole));
  };
  for (const tree of trees) visit(tree, see);
  return { words, templates };
}

/** Returns a test of ids: whether code that says these words can ask for the text. */
export function usedTexts(...said: readonly Words[]): (id: string) => boolean {
  const patterns = [...new Set(said.flatMap(({ templates }) => [...templates]))].flatMap(patternOf);
  /**
   * Whether the code says the id, or a template makes it, whose values the code says in turn. So `record.old` is not used
   * because of `record.${name}` alone: something has to say "old".
   */
  function isUsed(id: string, depth = 3): boolean {
    if (said.some(({ words }) => words.has(id))) return true;
    if (depth === 0) return false;
    return patterns.some((pattern) => {
      const values = pattern.exec(id)?.slice(1);
      return values?.every((value) => isUsed(value, depth - 1)) ?? false;
    });
  }
  return (id) => isUsed(id);
}

/** What a template can make; nothing for one without a fixed part that has a letter. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(hole);
  if (parts.every((part) => !/[a-z]/i.test(part))) return [];
  return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`)];
}

/** Ids that the code uses literally: `t('a.b')`, `formatMessage({ id: 'a.b' })`, `<FormattedMessage id="a.b">`. */
export function askedIds(tree: unknown): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const id = idOfCall(node) ?? idOfElement(node);
    if (id !== undefined) ids.push(id);
  });
  return ids;
}

function idOfCall(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined;
  const first: unknown = node.arguments[0]?.expression;
  const name = calleeName(node.callee);
  if (name === 't') return literalText(first);
  if (name !== 'formatMessage' || !isNode(first) || !Array.isArray(first.properties)) return undefined;
  return literalText(first.properties.find((property) => property.key?.value === 'id')?.value);
}

function calleeName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.value;
  return isNode(callee.property) ? callee.property.value : undefined;
}

function idOfElement(node: SyntaxNode): string | undefined {
  if (node.type !== 'JSXOpeningElement' || !isNode(node.name) || node.name.value !== 'FormattedMessage')
    return undefined;
  const attributes = Array.isArray(node.attributes) ? node.attributes : [];
  return literalText(attributes.find((attribute) => attribute.name?.value === 'id')?.value);
}
