import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../../kernel/columns.ts';

/** How many stand below a member; no row for those who never had anybody below. */
export const branchSizes = pgTable('branch_sizes', {
  memberId: text('member_id').primaryKey(),
  members: integer('members').notNull(),
  directMembers: integer('direct_members').notNull(),
});

/** Paths of the past of all who were moved: what was noted under one of them is still of the team of who was above then. */
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
