import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/database/columns.ts';

/** Number of members below a member; no row for members who never had a downline. */
export const branchSizes = pgTable('branch_sizes', {
  memberId: text('member_id').primaryKey(),
  members: integer('members').notNull(),
  directMembers: integer('direct_members').notNull(),
});

/** Past paths of moved members: entries under one of them still belong to the uplines of that time. */
export const uplinePaths = pgTable(
  'upline_paths',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    memberId: text('member_id').notNull(),
    path: text('path').notNull(),
    heldFrom: time('held_from').notNull(),
    heldUntil: time('held_until').notNull(),
  },
  (table) => [
    index('upline_paths_member').on(table.memberId),
    index('upline_paths_path').using('btree', table.path.op('text_pattern_ops')),
  ],
);
