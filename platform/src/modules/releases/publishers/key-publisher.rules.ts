const prefix = 'key ';

/** Publisher of a release in place of an operator's name, which has no blank: the label of a squad's key. */
export const keyPublisher = {
  named: (label: string): string => `${prefix}${label}`,
  /** Returns the key's label; undefined for an operator. */
  labelOf: (publishedBy: string): string | undefined =>
    publishedBy.startsWith(prefix) ? publishedBy.slice(prefix.length) : undefined,
};
