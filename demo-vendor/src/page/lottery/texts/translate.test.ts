import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { languageCodes } from '@portal/shared/contract/game-types';
import { setZone, spokenDuration } from '../../texts/figures.ts';
import { locale, speak } from '../../texts/language.ts';
import { timeInZone } from '../clock/clock-words.ts';
import { t, tParts } from './translate.ts';

after(() => {
  speak('EN');
  setZone(undefined);
});

const languages = ['EN', 'TY', 'CN', 'MY', 'VN', 'TH'];

// covers 7.2
test('the page speaks each language that the portal offers; one that is unknown reads English', () => {
  assert.deepEqual(
    languageCodes.filter((code) => !languages.includes(code)),
    [],
  );
  const translated = [...languages, 'constructor', ''].map((language) => {
    speak(language);
    return [t('card.closes_in', { left: spokenDuration(125_000) }), locale()];
  });
  const english = 'closes in 2 minutes';
  assert.deepEqual(translated, [
    [english, 'en-GB'],
    [english, 'en-PH'],
    ['2分钟后截止', 'zh-CN'],
    ['ditutup dalam 2 minit', 'ms'],
    ['đóng sau 2 phút', 'vi'],
    ['ปิดรับใน 2 นาที', 'th'],
    [english, 'en-GB'],
    [english, 'en-GB'],
  ]);
});

test('times are of 24 hours in every language, and name their zone', () => {
  setZone('Asia/Ho_Chi_Minh');
  const translated = languages.map((language) => {
    speak(language);
    return timeInZone('2026-11-22T17:05:00.000Z');
  });
  assert.deepEqual(translated, [
    '23 Nov, 00:05 (UTC+7)',
    'Nov 23, 00:05 (UTC+7)',
    '11月23日 00:05（UTC+7）',
    '23 Nov, 00:05 (UTC+7)',
    '00:05 23 thg 11 (UTC+7)',
    '23 พ.ย. 00:05 (UTC+7)',
  ]);
});

test('counts take the plural form of their language', () => {
  const counted = languages.map((language) => {
    speak(language);
    return [1, 2, 1200].map((count) => t('count.line', { count }));
  });
  const english = ['1 line', '2 lines', '1,200 lines'];
  assert.deepEqual(counted, [
    english,
    english,
    ['1 注', '2 注', '1,200 注'],
    ['1 baris', '2 baris', '1,200 baris'],
    ['1 dòng', '2 dòng', '1,200 dòng'],
    ['1 รายการ', '2 รายการ', '1,200 รายการ'],
  ]);
});

test('an element among the values of a text stays an element', () => {
  const game = { tag: 'span' };
  const parts = ['EN', 'CN'].map((language) => {
    speak(language);
    return tParts('results.of', { game });
  });
  assert.deepEqual(parts, [
    [game, ' results'],
    [game, ' 开奖结果'],
  ]);
});
