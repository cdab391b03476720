import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';

/** How search compares names: one database function for stored names and typed text. */
forEachDatabase(({ database }) => {
  const folded = async (text: string) => {
    const { rows } = await database().db.execute<{ folded: string }>(sql`select fold_name(${text}) as folded`);
    return rows[0]?.folded;
  };

  for (const [typed, expected] of [
    ['TP. Hồ Chí Minh', 'tp ho chi minh'],
    ['HO CHI MINH', 'ho chi minh'],
    ['Ho\u0302\u0300 Chi\u0301 Minh', 'ho chi minh'],
    ['Đà Nẵng', 'da nang'],
    ['ĐÀ NẴNG', 'da nang'],
    ['ＢＡＣＣＡＲＡＴ　１２３', 'baccarat 123'],
    ['  Big   Two ', 'big two'],
    ['Bac\u200bca\u00adrat\u202c\ufeff', 'baccarat'],
    ['Tea Master’s Room', 'tea masters room'],
    ["Tea Master's Room", 'tea masters room'],
    ['Hi-Lo', 'hi lo'],
    ['100%_Win\\[a-z]', '100 win a z'],
    ['极光百家乐', '极光百家乐'],
    ['Đá gà'.normalize('NFD'), 'da ga'],
    ['ยิงปลา น้ำผึ้ง', 'ยิงปลา น้\u0e4dาผึ้ง'],
    ['ไก่ชน\u0301\u0301', 'ไก่ชน'],
    ['%', ''],
    ['\u200b', ''],
    ['', ''],
  ] as const)
    test(`reads ${JSON.stringify(typed)} as ${JSON.stringify(expected)}`, async () => {
      assert.equal(await folded(typed), expected);
    });
});
