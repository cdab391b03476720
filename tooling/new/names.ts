const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws with a hint when the name is not in kebab-case. */
export function assertKebab(name: string | undefined, what: string): asserts name is string {
  if (!name || !kebab.test(name)) throw new Error(`${what} must be in kebab-case, for example redeem-reward`);
}

export const pascalOf = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

export const camelOf = (name: string): string => {
  const pascal = pascalOf(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};
