/**
 * Fills `${NAME}` as the nginx image fills its templates from the environment: names that are given, and no others,
 * so that nginx keeps its own `$variables`.
 * @throws Error when a name of the template (capitals, in braces) is not given
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template wants ${name}, which is not given`);
    return value;
  });
}
