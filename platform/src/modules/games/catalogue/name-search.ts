import { type SQL, sql } from 'drizzle-orm';

/** Makes LIKE patterns, one per typed word; folding leaves no wildcards in them. */
function patternsOf(text: string): SQL {
  return sql`array(select '%' || word || '%' from unnest(string_to_array(fold_name(${text}), ' ')) as word)`;
}

/** Whether a folded text contains every typed word, in any order. Text without letters and digits matches nothing. */
export function isNamed(folded: SQL, text: string): SQL {
  return sql`(fold_name(${text}) <> '' and ${folded} like all (${patternsOf(text)}))`;
}
