import { getTableColumns, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { agentSettlements, type Settlement } from './settlement.tables.ts';

const columns = Object.entries(getTableColumns(agentSettlements));
const names = sql.join(
  columns.map(([, { name }]) => sql.identifier(name)),
  sql`, `,
);

/**
 * Inserts computed periods as one JSON value: twenty parameters for thousands of rows would cost more than the
 * settlement itself. Existing rows are not changed.
 */
export async function addSettlements({ db }: Pick<Kernel, 'db'>, settlements: readonly Settlement[]): Promise<void> {
  const rows = settlements.map((settlement) => {
    const values: Readonly<Record<string, unknown>> = settlement;
    return Object.fromEntries(columns.map(([field, { name }]) => [name, values[field]]));
  });
  const text = JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  await db.execute(sql`
    insert into ${agentSettlements} (${names})
    select ${names} from json_populate_recordset(null::${agentSettlements}, ${text}::json)
    on conflict do nothing`);
}
