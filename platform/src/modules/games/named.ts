import { type SQL, sql } from 'drizzle-orm';

/** LIKE patterns, one for each word of what was typed; folding leaves no wildcard in them. */
export function patternsOf(text: string): SQL {
  return sql`array(select '%' || word || '%' from unnest(string_to_array(fold_name(${text}), ' ')) as word)`;
}

/** Whether a folded text has every word of what was typed, in any order. Text without letters and digits names nothing. */
export function isNamed(folded: SQL, text: string): SQL {
  return sql`(fold_name(${text}) <> '' and ${folded} like all (${patternsOf(text)}))`;
}
