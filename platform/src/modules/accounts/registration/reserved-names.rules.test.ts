import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReservedName } from './reserved-names.rules.ts';

const reserved = [
  'admin',
  'Admin',
  'ＡＤＭＩＮ',
  'sup_port',
  'SYSTEM',
  'trial1',
  'Trial123456789',
  'm123456789',
  'Lantern Club',
  'lanternclub',
  'ad\u200bmin',
  '\u202eadmin\u202c',
  'ro\u00adot',
  'adm\u0131n',
  '\u0430dmin',
  'supp\u043ert',
  '\u03bfperator',
  'ádmin',
  'adm1n',
  'AdmIn',
  'admln',
  'supp0rt',
  'adrnin',
  '5upport',
  'sys\u2011tem',
  'Lantern\u2060C1ub',
  'trIaI1',
  'tr\u200bial1',
  'admin1',
  'admin01',
  'Admin 2026',
  'admin01vip',
  '[admin]',
  'admin✓',
  '★ admin ★',
  '!admin!',
  '\ua4eedmin',
  '\u13aadmin',
  '\ua4f3fficial \ua4e2upport',
  'supportteam',
  'official_support',
  'Customer Care',
  'VIP helpdesk 24',
  'cskh',
  'CSKH01',
  'Chăm sóc khách hàng',
  'Quản trị viên',
  'kefu',
  'kefu88',
  '客服',
  '客服1',
  '在线客服',
  '官方客服中心',
  '管理员',
  'Pentadbir',
  'lanternclub7',
  'lanternclubsupport',
  'lanternvip',
  'lantern_official',
  'Official Lantern',
];
const free = [
  'trial',
  'trials01',
  'mtrial1',
  'm12345678',
  'm1234567890',
  'ma12345678',
  'lantern',
  'systematic',
  'adminton',
  'rooster',
  'modern',
  'administration7',
  'teamlead',
  'badminton',
  'Kefuna',
  'groot99',
  'hotrod',
  'supporter',
  'livechat',
  'vipplayer',
  'lantern7',
  'lanternlover',
  'clubvip',
  '客人',
  '★★★',
  '1234',
  '',
];

test('reserves names of the operator and names made by the platform, in any case and form', () => {
  assert.deepEqual(
    reserved.filter((name) => !isReservedName(name, 'Lantern Club')),
    [],
  );
});

test('allows names that only look similar', () => {
  assert.deepEqual(
    free.filter((name) => isReservedName(name, 'Lantern Club')),
    [],
  );
});

test("does not reserve a brand's generic first word", () => {
  assert.equal(isReservedName('viponline', 'VIP Club'), false);
  assert.equal(isReservedName('a team', 'A Game'), false);
});

test('reserves no name for a portal without a brand', () => {
  assert.equal(isReservedName('player', ''), false);
  assert.equal(isReservedName('', ''), false);
  assert.equal(isReservedName('★', '★'), false);
});
