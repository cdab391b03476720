import * as v from 'valibot';

/**
 * A text for each invalid field of an operator's document or setting, by its place (`texts.EN.title`, `0.url`); `value`
 * when the whole is invalid.
 */
export function fieldTexts(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const issue of issues) byField[v.getDotPath(issue) ?? 'value'] ??= textOf(issue);
  return byField;
}

function textOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.expected === 'never') return 'there is no such field';
  if (issue.kind === 'schema' && issue.input === undefined) return 'required';
  return issue.message;
}
