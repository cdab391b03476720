import chinese from '@portal/shared/i18n/locales/CN/member-centre.json';
import english from '@portal/shared/i18n/locales/EN/member-centre.json';
import malay from '@portal/shared/i18n/locales/MY/member-centre.json';
import thai from '@portal/shared/i18n/locales/TH/member-centre.json';
import house from '@portal/shared/i18n/locales/TY/member-centre.json';
import vietnamese from '@portal/shared/i18n/locales/VN/member-centre.json';

/** The text on winnings of the reward, and on other money (decisions/089). */
const expectedTexts = {
  EN: [english, /what you win with it/, /your other money isn’t affected/i],
  TY: [{ ...english, ...house }, /what you win with it/, /your other money isn’t affected/i],
  CN: [chinese, /用它赢得的金额/, /您的其他资金不受影响/],
  MY: [malay, /apa yang anda menangi dengannya/, /wang anda yang lain kekal bebas/i],
  VN: [vietnamese, /số tiền (bạn )?thắng từ đó/, /tiền khác của bạn không bị ảnh hưởng/i],
  TH: [thai, /ยอดชนะจากรางวัล/, /เงินส่วนอื่นไม่ได้รับผลกระทบ/],
} as const;

for (const [language, [texts, wins, others]] of Object.entries(expectedTexts))
  test(`explains in ${language} what a reward binds, as the terms of rewards do`, () => {
    for (const id of ['missions.how.turnover.text', 'rewards.terms.text'] as const) {
      expect(texts[id]).toMatch(wins);
      expect(texts[id]).toMatch(others);
    }
  });
