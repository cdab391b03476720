import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStatements } from './split-statements.rules.ts';

test('splits at semicolons outside of texts, names, bodies and comments', () => {
  const cases: [string, string[]][] = [
    ['', []],
    [';;\n', []],
    ['select 1', ['select 1']],
    ['select 1;\nselect 2;', ['select 1', 'select 2']],
    ["select ';', 'it''s;';select 2", ["select ';', 'it''s;'", 'select 2']],
    ['select 1 as "a;b""c";', ['select 1 as "a;b""c"']],
    ["do $$ begin; '  end $$; select 1", ["do $$ begin; '  end $$", 'select 1']],
    ['do $x$ $$ ; $$ $x$; select 1', ['do $x$ $$ ; $$ $x$', 'select 1']],
    ['-- first; comment\nselect 1 - 2 / 3; -- last;', ['select 1 - 2 / 3']],
    ['/* a; */ select /* b; */ 1;', ['select /* b; */ 1']],
    ["select 1 -- don't;\n, 2;", ["select 1 -- don't;\n, 2"]],
    ['select 1;--> statement-breakpoint\nselect 2;', ['select 1', 'select 2']],
  ];
  for (const [text, statements] of cases) assert.deepEqual(splitStatements(text), statements, text);
});
