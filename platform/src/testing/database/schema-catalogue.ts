import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';

const hashLength = 16;

/** Everything of the schema, one row a fact; the tables of the migrator itself are left out. */
const facts = sql`
  with tables as (
    select c.* from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname not like 'schema\\_%'
  ), facts as (
    select 'table' as kind, t.relname::text as name, concat_ws(' ', 'table', t.relkind, t.relpersistence, t.relrowsecurity,
        t.relreplident, t.relacl, t.reloptions, obj_description(t.oid)) as fact
      from tables t
    union all
    select 'table', t.relname, concat_ws(' ', 'column',
        to_char(row_number() over (partition by t.oid order by a.attnum), 'FM000'), a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, l.collname, a.attacl,
        pg_get_expr(d.adbin, d.adrelid))
      from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    union all
    select 'table', t.relname, concat_ws(' ', 'constraint', k.conname, k.contype, pg_get_constraintdef(k.oid), k.convalidated)
      from tables t join pg_constraint k on k.conrelid = t.oid
    union all
    select 'table', t.relname, concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered)
      from tables t join pg_index i on i.indrelid = t.oid
    union all
    select 'table', t.relname, concat_ws(' ', 'trigger', pg_get_triggerdef(g.oid), g.tgenabled)
      from tables t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
    union all
    select 'table', t.relname, concat_ws(' ', 'policy', p.polname) from tables t join pg_policy p on p.polrelid = t.oid
    union all
    select 'sequence', c.relname, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
        s.seqcache, s.seqcycle, c.relacl, d.deptype, d.refobjid::regclass, a.attname)
      from pg_class c join pg_sequence s on s.seqrelid = c.oid
      left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
      left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where c.relnamespace = 'public'::regnamespace
    union all
    select 'type', y.typname, concat_ws(' ', to_char(a.attnum, 'FM000'), a.attname, format_type(a.atttypid, a.atttypmod))
      from pg_type y join pg_class c on c.oid = y.typrelid and c.relkind = 'c' join pg_attribute a on a.attrelid = c.oid
      where y.typnamespace = 'public'::regnamespace
    union all
    select 'type', y.typname, concat_ws(' ', y.typtype, y.typnotnull, y.typacl)
      from pg_type y where y.typnamespace = 'public'::regnamespace and y.typtype in ('e', 'd', 'r', 'm')
    union all
    select 'function', p.proname, concat_ws(' ', pg_get_functiondef(p.oid), p.proacl)
      from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select 'schema', n.nspname, concat_ws(' ', n.nspacl) from pg_namespace n where n.nspname !~ '^(pg_|information_schema$)'
    union all
    select 'extension', e.extname, '' from pg_extension e
    union all
    select 'default privilege', d.defaclobjtype::text, d.defaclacl::text from pg_default_acl d
  )
  select kind, name, fact from facts order by kind collate "C", name collate "C", fact collate "C"`;

export interface CatalogueFact {
  kind: string;
  name: string;
  fact: string;
}

/** Reads tables, columns, constraints, indexes, triggers, sequences, types, functions and rights of the schema. */
export async function schemaFacts(database: Database): Promise<CatalogueFact[]> {
  const { rows } = await database.db.execute<{ kind: string; name: string; fact: string }>(facts);
  return rows;
}

/** One line for each object, with a hash of all that is known of it. */
export async function schemaFingerprint(database: Database): Promise<string[]> {
  const objects = new Map<string, string[]>();
  for (const { kind, name, fact } of await schemaFacts(database)) {
    const key = `${kind} ${name}`;
    objects.set(key, [...(objects.get(key) ?? []), fact]);
  }
  return [...objects].map(([key, all]) => {
    const hash = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, hashLength);
    return `${key} ${hash}`;
  });
}
