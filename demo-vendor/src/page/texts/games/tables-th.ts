/** Places to bet on and rules of the tables, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const tablesTh: Readonly<Record<string, string>> = {
  Player: 'ผู้เล่น',
  Banker: 'เจ้ามือ',
  'Player pair': 'ผู้เล่นคู่',
  'Banker pair': 'เจ้ามือคู่',
  'Number #': 'เลข {1}',
  'Split # #': 'สองเลข {1} {2}',
  'Street # # #': 'สามเลขแถว {1} {2} {3}',
  'Corner # # # #': 'สี่เลขมุม {1} {2} {3} {4}',
  'First four # # # #': 'สี่เลขแรก {1} {2} {3} {4}',
  'Six line # # # # # #': 'หกเลข {1} {2} {3} {4} {5} {6}',
  'Column #': 'คอลัมน์ {1}',
  Red: 'แดง',
  Black: 'ดำ',
  Even: 'คู่',
  Odd: 'คี่',
  Meron: 'Meron',
  Wala: 'Wala',
  Draw: 'เสมอ',
  'Player and banker get two cards each from a fresh eight-deck shoe. The total nearer to 9 wins; tens and face cards count 0, and only the last digit of a total counts.':
    'ผู้เล่นและเจ้ามือได้ไพ่ฝ่ายละสองใบจากไพ่ชุดใหม่แปดสำรับ แต้มใกล้ 9 กว่าชนะ ไพ่ 10 และ J Q K นับเป็น 0 และนับเฉพาะเลขหลักหน่วยของแต้มรวม',
  'An 8 or 9 with two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which depends on the player’s third card.':
    'ไพ่สองใบได้ 8 หรือ 9 แต้มถือเป็นไพ่ป๊อกและจบรอบ มิฉะนั้นผู้เล่นจั่วใบที่สามเมื่อได้ 5 แต้มหรือต่ำกว่า ส่วนเจ้ามือจั่วตามตารางมาตรฐานซึ่งขึ้นกับใบที่สามของผู้เล่น',
  'On a tie, stakes on player and banker are returned.': 'หากเสมอ คืนเงินเดิมพันฝั่งผู้เล่นและเจ้ามือ',
  'A European wheel with the numbers 0 to 36, each equally likely. Tap a number to bet on it, the edge between two for both, a corner for four, or the outer edge of a row for its three.':
    'วงล้อยุโรปมีเลข 0 ถึง 36 ทุกเลขมีโอกาสเท่ากัน แตะที่เลขเพื่อแทงเลขนั้น แตะขอบระหว่างสองเลขเพื่อแทงทั้งคู่ แตะมุมเพื่อแทงสี่เลข หรือแตะขอบนอกของแถวเพื่อแทงสามเลขของแถวนั้น',
  'Zero is neither red nor black, odd nor even, low nor high.': 'ศูนย์ไม่ใช่ทั้งแดงหรือดำ คี่หรือคู่ ต่ำหรือสูง',
  'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.':
    'Meron คือไก่ต่อ Wala คือไก่รอง โอกาสคงที่: ในสิบคู่ Meron ชนะห้า Wala ชนะสี่ และเสมอหนึ่ง',
  'On a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and has no effect on it.':
    'หากเสมอ เดิมพันฝั่ง Meron และ Wala เสียทั้งหมด การชนไก่แสดงหลังสุ่มผลแล้วและไม่มีผลต่อผลลัพธ์',
};
