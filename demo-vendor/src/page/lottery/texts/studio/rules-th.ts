/** How play types win, and the rules sheet, by the English of the studio; a figure there is `#`, and `{1}` is the first of them. */
export const rulesTh: Readonly<Record<string, string>> = {
  'Choose # digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.':
    'เลือกเลข {1} ตัว จ่ายทุกเลขในผลรางวัลทั้งหมดที่ลงท้ายด้วยเลขของคุณ เลขที่สั้นกว่าไม่นับ',
  'Wins when the special prize ends with your # digits.': 'ถูกเมื่อรางวัลพิเศษลงท้ายด้วยเลข {1} ตัวของคุณ',
  'Wins when the second-to-last digit of the special prize is yours.': 'ถูกเมื่อหลักสิบของรางวัลพิเศษเป็นเลขของคุณ',
  'Wins when the last digit of the special prize is yours.': 'ถูกเมื่อหลักหน่วยของรางวัลพิเศษเป็นเลขของคุณ',
  'Looks at the last two digits of the special prize: Big is 50 to 99, Small 00 to 49; Odd and Even by the last digit.':
    'ดูเลขท้าย 2 ตัวของรางวัลพิเศษ: สูงคือ 50 ถึง 99 ต่ำคือ 00 ถึง 49 คี่และคู่ดูที่เลขตัวสุดท้าย',
  'Pays for each of the four seventh-prize numbers that is yours.': 'จ่ายทุกเลขในสี่เลขของรางวัลที่ 7 ที่ตรงกับเลขของคุณ',
  'Choose two different numbers of two digits. Wins once when each of them ends a number of the board.':
    'เลือกเลข 2 ตัวที่ต่างกันสองเลข ถูกหนึ่งครั้งเมื่อทั้งสองเลขเป็นเลขท้ายของเลขในผลรางวัล',
  'Choose three different numbers of two digits. Wins once when each of them ends a number of the board.':
    'เลือกเลข 2 ตัวที่ต่างกันสามเลข ถูกหนึ่งครั้งเมื่อทั้งสามเลขเป็นเลขท้ายของเลขในผลรางวัล',
  'Choose four different numbers of two digits. Wins once when each of them ends a number of the board.':
    'เลือกเลข 2 ตัวที่ต่างกันสี่เลข ถูกหนึ่งครั้งเมื่อทั้งสี่เลขเป็นเลขท้ายของเลขในผลรางวัล',
  'Wins when the number of the eighth prize is yours.': 'ถูกเมื่อรางวัลที่ 8 ตรงกับเลขของคุณ',
  'Big wins when the sum of the five balls is 23 to 45, Small when it is 0 to 22, Odd and Even by the sum.':
    'สูงถูกเมื่อผลรวมห้าลูกเป็น 23 ถึง 45 ต่ำเมื่อเป็น 0 ถึง 22 คี่และคู่ดูที่ผลรวม',
  'Dragon wins when the first ball is higher than the fifth, Tiger when it is lower, Tie when both are the same.':
    'มังกรถูกเมื่อลูกที่ 1 สูงกว่าลูกที่ 5 เสือถูกเมื่อต่ำกว่า เสมอถูกเมื่อเท่ากัน',
  'Wins when the first ball is your digit.': 'ถูกเมื่อลูกที่ 1 เป็นเลขของคุณ',
  'Wins when the second ball is your digit.': 'ถูกเมื่อลูกที่ 2 เป็นเลขของคุณ',
  'Wins when the third ball is your digit.': 'ถูกเมื่อลูกที่ 3 เป็นเลขของคุณ',
  'Wins when the fourth ball is your digit.': 'ถูกเมื่อลูกที่ 4 เป็นเลขของคุณ',
  'Wins when the fifth ball is your digit.': 'ถูกเมื่อลูกที่ 5 เป็นเลขของคุณ',
  'Wins once when your digit is on any of the five balls.': 'ถูกหนึ่งครั้งเมื่อเลขของคุณอยู่ในห้าลูกใดก็ได้',
  'Choose two different digits. Wins when both are among the five balls.': 'เลือกเลขสองตัวที่ต่างกัน ถูกเมื่อทั้งสองตัวอยู่ในห้าลูก',
  'Choose three different digits. Wins when all are among the five balls.': 'เลือกเลขสามตัวที่ต่างกัน ถูกเมื่อทั้งสามตัวอยู่ในห้าลูก',
  'Wins when the last two balls are your number, in order.': 'ถูกเมื่อสองลูกสุดท้ายเป็นเลขของคุณตามลำดับ',
  'Wins when the last three balls are your number, in order.': 'ถูกเมื่อสามลูกสุดท้ายเป็นเลขของคุณตามลำดับ',
  'Choose two different digits. Wins when the last two balls are these two, in any order.':
    'เลือกเลขสองตัวที่ต่างกัน ถูกเมื่อสองลูกสุดท้ายเป็นสองตัวนี้ สลับตำแหน่งได้',
  'Choose two different digits. Wins when the last three balls are these two, one of them twice, in any order.':
    'เลือกเลขสองตัวที่ต่างกัน ถูกเมื่อสามลูกสุดท้ายเป็นสองตัวนี้โดยมีตัวหนึ่งออกสองครั้ง สลับตำแหน่งได้',
  'Choose three different digits. Wins when the last three balls are these three, in any order.':
    'เลือกเลขสามตัวที่ต่างกัน ถูกเมื่อสามลูกสุดท้ายเป็นสามตัวนี้ สลับตำแหน่งได้',
  'Wins when the three dice add up to your sum. The rarer the sum, the more it pays.':
    'ถูกเมื่อผลรวมลูกเต๋าสามลูกตรงกับที่คุณเลือก ผลรวมยิ่งออกยากยิ่งจ่ายมาก',
  'Big is a sum of 11 to 17, Small is 4 to 10; Odd and Even go by the sum. All of these lose on a triple.':
    'สูงคือผลรวม 11 ถึง 17 ต่ำคือ 4 ถึง 10 คี่และคู่ดูที่ผลรวม หากออกตองเสียทั้งหมด',
  'Wins when all three dice show your number.': 'ถูกเมื่อลูกเต๋าทั้งสามลูกออกเลขของคุณ',
  'Wins when all three dice show the same number, whichever.': 'ถูกเมื่อลูกเต๋าทั้งสามลูกออกเลขเดียวกัน เลขใดก็ได้',
  'Wins when two or three dice show your number.': 'ถูกเมื่อลูกเต๋าสองหรือสามลูกออกเลขของคุณ',
  'Wins when your number shows on at least one die; on two or three dice it pays more.':
    'ถูกเมื่อลูกเต๋าอย่างน้อยหนึ่งลูกออกเลขของคุณ หากออกสองหรือสามลูกจ่ายมากขึ้น',
  'Wins when both of your two numbers show, whatever the third die is.': 'ถูกเมื่อเลขทั้งสองของคุณออก ไม่ว่าลูกที่สามจะเป็นอะไร',
  'Wins when the first prize ends with your three digits, in order.': 'ถูกเมื่อรางวัลที่ 1 ลงท้ายด้วยเลขสามตัวของคุณตามลำดับ',
  'Wins when the last three digits of the first prize are yours in any order. The fewer ways your digits can be ordered, the more it pays.':
    'ถูกเมื่อเลขท้าย 3 ตัวของรางวัลที่ 1 เป็นเลขของคุณ สลับตำแหน่งได้ เลขยิ่งสลับได้น้อยแบบยิ่งจ่ายมาก',
  'Pays for each of the two front numbers that is yours, in order.':
    'จ่ายทุกเลขในเลขหน้า 3 ตัวทั้งสองรางวัลที่ตรงกับเลขของคุณตามลำดับ',
  'Pays for each of the two bottom numbers that is yours, in order.':
    'จ่ายทุกเลขในเลขท้าย 3 ตัวทั้งสองรางวัลที่ตรงกับเลขของคุณตามลำดับ',
  'Wins when the first prize ends with your two digits, in order.': 'ถูกเมื่อรางวัลที่ 1 ลงท้ายด้วยเลขสองตัวของคุณตามลำดับ',
  'Wins when the two-digit prize is your number.': 'ถูกเมื่อรางวัลเลขท้าย 2 ตัวตรงกับเลขของคุณ',
  'Wins once when your digit is among the last three of the first prize.':
    'ถูกหนึ่งครั้งเมื่อเลขของคุณอยู่ในเลขท้าย 3 ตัวของรางวัลที่ 1',
  'Wins once when your digit is in the two-digit prize.': 'ถูกหนึ่งครั้งเมื่อเลขของคุณอยู่ในรางวัลเลขท้าย 2 ตัว',
  'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.':
    'จ่ายทุกเลขใน 23 เลขที่ตรงกับเลขของคุณ: รางวัลที่ 1, 2, 3 รางวัลพิเศษสิบรางวัล และรางวัลปลอบใจสิบรางวัล',
  'Pays only for the first, second and third prizes, but more than Big.': 'จ่ายเฉพาะรางวัลที่ 1, 2 และ 3 แต่จ่ายมากกว่าแบบใหญ่',
  'Wins when the first prize is your number.': 'ถูกเมื่อรางวัลที่ 1 ตรงกับเลขของคุณ',
  'Wins when the first prize ends with your three digits.': 'ถูกเมื่อรางวัลที่ 1 ลงท้ายด้วยเลขสามตัวของคุณ',
  'Pays for each of the first, second and third prizes that ends with your three digits.':
    'จ่ายทุกรางวัลในรางวัลที่ 1, 2 และ 3 ที่ลงท้ายด้วยเลขสามตัวของคุณ',
  'Pays for each of the 23 numbers that has your four digits in any order: what Big pays, divided by the number of ways your digits can be ordered (24, 12, 6, 4 or 1).':
    'จ่ายทุกเลขใน 23 เลขที่มีเลขสี่ตัวของคุณโดยสลับตำแหน่งได้: เท่ากับที่แบบใหญ่จ่าย หารด้วยจำนวนแบบที่สลับได้ (24, 12, 6, 4 หรือ 1)',
  'Nine fields, each with one of six pictures. Three stars or more win: the more stars, the more it pays.':
    'เก้าช่อง แต่ละช่องมีหนึ่งในหกภาพ ดาวสามดวงขึ้นไปถูกรางวัล ยิ่งมีดาวมากยิ่งจ่ายมาก',
  'Nine fields in three rows, each with one of eight pictures. Every row, column and diagonal of three equal pictures pays.':
    'เก้าช่องในสามแถว แต่ละช่องมีหนึ่งในแปดภาพ ทุกแนวนอน แนวตั้ง และแนวทแยงที่มีภาพเหมือนกันสามภาพได้รางวัล',
  'Prices and prizes': 'ราคาและรางวัล',
  'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.':
    'หนึ่งรายการคือหนึ่งเดิมพัน ราคาคือเงินเดิมพันคูณตัวคูณ คิดในทุกงวดของโพย',
  'Odds include the stake: a line of 1.00 at 99.50 pays 99.50. Payouts are rounded down to the cent, line by line.':
    'อัตราจ่ายรวมทุนแล้ว: รายการ 1.00 ที่ 99.50 ได้ 99.50 เงินจ่ายปัดลงเป็นทศนิยมสองตำแหน่งทีละรายการ',
  Draws: 'งวด',
  'The studio’s clock decides: bets that arrive after closing are not accepted.':
    'ยึดตามนาฬิกาของสตูดิโอ: เดิมพันที่มาถึงหลังปิดรับจะไม่รับ',
  'A ticket can enter up to 20 draws in a row. You pay for all of them at once, and either all are accepted or none: if one cannot be paid, all are refunded except those already drawn by then.':
    'หนึ่งโพยเข้าร่วมได้ไม่เกิน 20 งวดติดกัน จ่ายครั้งเดียวทั้งหมด และรับทั้งหมดหรือไม่รับเลย หากงวดใดชำระไม่ได้ จะคืนเงินทุกงวดยกเว้นงวดที่ออกไปแล้วในตอนนั้น',
  'After the draw, a ticket is “settling” until its prize is in your balance. It is settled once, however long that takes.':
    'หลังออกรางวัล โพยจะเป็น “กำลังสรุปผล” จนกว่าเงินรางวัลเข้ายอดเงินของคุณ สรุปผลเพียงครั้งเดียวไม่ว่าจะนานเท่าใด',
  'With “stop after winning”, all draws after the first winning one are refunded.':
    'หากเลือก “หยุดเมื่อถูกรางวัล” จะคืนเงินทุกงวดหลังงวดแรกที่ถูกรางวัล',
  'If a draw is cancelled, its stake is refunded. If a result is corrected, tickets are settled again by the correct one; draws refunded after a win stay refunded.':
    'หากงวดถูกยกเลิก จะคืนเงินเดิมพัน หากผลถูกแก้ไข โพยจะสรุปผลใหม่ตามผลที่ถูกต้อง งวดที่คืนเงินหลังถูกรางวัลยังคงคืนเงินตามเดิม',
  Fairness: 'ความยุติธรรม',
  'A draw’s numbers come from a seed. Its SHA-256 is shown while tickets are on sale, the seed itself with the result, so anyone can verify the numbers.':
    'เลขของแต่ละงวดมาจากซีด SHA-256 ของซีดแสดงระหว่างเปิดรับ ส่วนซีดแสดงพร้อมผล ใครก็ตรวจสอบเลขได้',
  'A ticket is drawn when you buy it, from a seed whose SHA-256 is shown beforehand and the number your page gives the ticket. The seed is published with the result, so you can verify it.':
    'หวยขูดออกผลเมื่อคุณซื้อ จากซีดที่แสดง SHA-256 ไว้ล่วงหน้าและเลขที่หน้าของคุณให้กับใบนั้น ซีดประกาศพร้อมผล คุณจึงตรวจสอบได้',
};
