/** Subtitles of games and rules of slots, by their English text. */
export const gamesTh: Readonly<Record<string, string>> = {
  'Five reels, ten lines': 'ห้ารีล สิบไลน์',
  'Twenty lines and free spins': 'ยี่สิบไลน์และฟรีสปิน',
  'Crown jackpot': 'แจ็กพอตมงกุฎ',
  'Cascading five by four': 'สัญลักษณ์ร่วง ห้าคูณสี่',
  'Scratch card': 'การ์ดขูด',
  'Hold and win': 'ล็อกเหรียญรับรางวัล',
  'Hundred dice': 'ลูกเต๋าร้อยแต้ม',
  'Clusters on seven by seven': 'คลัสเตอร์เจ็ดคูณเจ็ด',
  'Video poker, jacks or better': 'วิดีโอโป๊กเกอร์ คู่ J ขึ้นไป',
  'Plinko, twelve rows': 'พลิงโก สิบสองแถว',
  'Five reels, 243 ways': 'ห้ารีล 243 วิธีชนะ',
  'Bonus wheel': 'วงล้อโบนัส',
  'Bingo with 75 balls': 'บิงโก 75 ลูก',
  'Growing reels, up to 16,807 ways': 'รีลยืดหด สูงสุด 16,807 วิธีชนะ',
  'Money wheel': 'วงล้อเงิน',
  'Classic three reels': 'สล็อตคลาสสิกสามรีล',
  'Keno, ten of eighty': 'คีโน เลือกสิบจากแปดสิบ',
  'Under or over seven': 'สูงหรือต่ำกว่าเจ็ด',
  Blackjack: 'แบล็กแจ็ก',
  Mines: 'กับระเบิด',
  'European roulette, single zero': 'รูเล็ตยุโรป ศูนย์ตัวเดียว',
  'Dragon and tiger': 'เสือมังกร',
  'Video poker, deuces wild': 'วิดีโอโป๊กเกอร์ ไพ่ 2 เป็นไวลด์',
  'Higher or lower': 'ทายสูงต่ำ',
  'Sic bo, three dice': 'ไฮโล ลูกเต๋าสามลูก',
  'Baccarat, eight packs': 'บาคาร่า ไพ่แปดสำรับ',
  'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.':
    'สิบไลน์ นับจากซ้าย สัญลักษณ์เหมือนกันสามตัวขึ้นไปบนไลน์ได้รางวัล แต่ละไลน์เท่ากับหนึ่งในสิบของเงินเดิมพัน',
  'The wild appears on reels two, three and four and replaces everything except the scatter.':
    'ไวลด์ปรากฏบนรีลที่สอง สาม และสี่ แทนได้ทุกสัญลักษณ์ยกเว้นสแกตเตอร์',
  'Three or more scatters pay anywhere on the reels.': 'สแกตเตอร์สามตัวขึ้นไปได้รางวัลไม่ว่าอยู่ตำแหน่งใดบนรีล',
  'Twenty lines, read from the left. Three or more of a kind on a line pay; a line costs a twentieth of the stake.':
    'ยี่สิบไลน์ นับจากซ้าย สัญลักษณ์เหมือนกันสามตัวขึ้นไปบนไลน์ได้รางวัล แต่ละไลน์เท่ากับหนึ่งในยี่สิบของเงินเดิมพัน',
  'Three, four or five scatters pay anywhere and award 8, 10 or 15 free spins, also during free spins, up to 60 in a round.':
    'สแกตเตอร์สาม สี่ หรือห้าตัวได้รางวัลทุกตำแหน่ง พร้อมฟรีสปิน 8, 10 หรือ 15 ครั้ง รวมถึงระหว่างฟรีสปิน สูงสุด 60 ครั้งต่อรอบ',
  'Wins in free spins are doubled. Each time you win more free spins, the multiplier for those that follow goes up by one, to at most five.':
    'เงินรางวัลในฟรีสปินคูณสอง ทุกครั้งที่ได้ฟรีสปินเพิ่ม ตัวคูณของฟรีสปินถัดไปจะเพิ่มขึ้นหนึ่ง สูงสุดห้าเท่า',
  'The wild appears on reels two, three and four and replaces everything except the crown.':
    'ไวลด์ปรากฏบนรีลที่สอง สาม และสี่ แทนได้ทุกสัญลักษณ์ยกเว้นมงกุฎ',
  'Five crowns on the middle line win the progressive jackpot. The chance is 1 in 1,048,576 in every round.':
    'มงกุฎห้าอันบนไลน์กลางรับแจ็กพอตสะสม โอกาสคือ 1 ใน 1,048,576 ในทุกรอบ',
  'There is one stake, so that every round has the same chance for the same price.':
    'มีเงินเดิมพันราคาเดียว ทุกรอบจึงมีโอกาสเท่ากันในราคาเท่ากัน',
  'One percent of each stake goes to the jackpot and is paid to those who win it. It is part of the published return.':
    'หนึ่งเปอร์เซ็นต์ของทุกเดิมพันเข้ากองแจ็กพอตและจ่ายให้ผู้ที่ได้แจ็กพอต ส่วนนี้รวมอยู่ในอัตราคืนที่ประกาศแล้ว',
  'Six or more of a kind pay anywhere. They vanish, the rest fall, and new symbols drop in from above.':
    'สัญลักษณ์เหมือนกันหกตัวขึ้นไปได้รางวัลทุกตำแหน่ง จากนั้นหายไป ตัวที่เหลือร่วงลงมา และสัญลักษณ์ใหม่ตกลงมาจากด้านบน',
  'Wins on the second board of a round count twice, on the third three times, on every later one five times.':
    'ในหนึ่งรอบ เงินรางวัลของกระดานที่สองคูณสอง กระดานที่สามคูณสาม กระดานหลังจากนั้นคูณห้า',
  'The wild appears on reels two, three and four and replaces everything except the coin.':
    'ไวลด์ปรากฏบนรีลที่สอง สาม และสี่ แทนได้ทุกสัญลักษณ์ยกเว้นเหรียญ',
  'Six or more coins lock in place and start three respins, in which each empty place gets a coin once in twenty. Each new coin locks and resets the respins to three.':
    'เหรียญหกเหรียญขึ้นไปจะถูกล็อกไว้และเริ่มรีสปินสามครั้ง โดยแต่ละช่องว่างมีโอกาสได้เหรียญหนึ่งในยี่สิบ เหรียญใหม่ทุกเหรียญจะถูกล็อกและรีเซ็ตรีสปินกลับเป็นสามครั้ง',
  'At the end all coins are paid. Of 1,000 coins, 450 are worth one stake, 260 two, 140 three, 90 five, 40 ten, 14 are Mini, 5 Minor and 1 Major. Filling all fifteen places adds the Grand.':
    'เมื่อจบจะจ่ายทุกเหรียญ ใน 1,000 เหรียญ มี 450 เหรียญเท่ากับเงินเดิมพันหนึ่งเท่า 260 สองเท่า 140 สามเท่า 90 ห้าเท่า 40 สิบเท่า 14 เป็น Mini 5 Minor และ 1 Major หากเต็มครบสิบห้าช่องรับ Grand เพิ่ม',
  'Five or more of a kind that touch side by side form a cluster and pay. They vanish, the rest fall, and new symbols drop in from above.':
    'สัญลักษณ์เหมือนกันห้าตัวขึ้นไปที่มีด้านติดกันรวมเป็นคลัสเตอร์และได้รางวัล จากนั้นหายไป ตัวที่เหลือร่วงลงมา และสัญลักษณ์ใหม่ตกลงมาจากด้านบน',
  'Wins on the second board of a round count twice, on the third three times, on the fourth four times, on every later one five times.':
    'ในหนึ่งรอบ เงินรางวัลของกระดานที่สองคูณสอง กระดานที่สามคูณสาม กระดานที่สี่คูณสี่ กระดานหลังจากนั้นคูณห้า',
  'No lines: a symbol pays when it appears anywhere on three or more reels in a row from the left.':
    'ไม่มีไลน์: สัญลักษณ์ได้รางวัลเมื่อปรากฏที่ใดก็ได้บนรีลติดกันสามรีลขึ้นไปนับจากซ้าย',
  'The payout is multiplied by the number of ways. The wild appears on reels two, three and four.':
    'เงินรางวัลคูณด้วยจำนวนวิธีชนะ ไวลด์ปรากฏบนรีลที่สอง สาม และสี่',
  'Twenty-five lines, read from the left. Three or more of a kind on a line pay; a line costs a twenty-fifth of the stake.':
    'ยี่สิบห้าไลน์ นับจากซ้าย สัญลักษณ์เหมือนกันสามตัวขึ้นไปบนไลน์ได้รางวัล แต่ละไลน์เท่ากับหนึ่งในยี่สิบห้าของเงินเดิมพัน',
  'The wild appears on reels two, three and four and replaces everything except the bonus.':
    'ไวลด์ปรากฏบนรีลที่สอง สาม และสี่ แทนได้ทุกสัญลักษณ์ยกเว้นโบนัส',
  'Bonus symbols on reels one, three and five spin the wheel. It stops at the place the server draws, each of its 16 places equally likely.':
    'สัญลักษณ์โบนัสบนรีลที่หนึ่ง สาม และห้าจะหมุนวงล้อ วงล้อหยุดที่ช่องซึ่งเซิร์ฟเวอร์สุ่ม ทั้ง 16 ช่องมีโอกาสเท่ากัน',
  'Two places lead to the inner wheel with its 8 places.': 'สองช่องพาเข้าสู่วงล้อวงในที่มี 8 ช่อง',
  'Each reel stops with two to seven rows, each height equally likely, so that a round has between 32 and 16,807 ways.':
    'แต่ละรีลหยุดโดยมีสองถึงเจ็ดแถว ทุกความสูงมีโอกาสเท่ากัน หนึ่งรอบจึงมี 32 ถึง 16,807 วิธีชนะ',
  'A symbol pays when it appears anywhere on three or more reels in a row from the left, multiplied by the number of ways.':
    'สัญลักษณ์ได้รางวัลเมื่อปรากฏที่ใดก็ได้บนรีลติดกันสามรีลขึ้นไปนับจากซ้าย คูณด้วยจำนวนวิธีชนะ',
  'The wild appears on reels two, three and four and replaces every symbol.':
    'ไวลด์ปรากฏบนรีลที่สอง สาม และสี่ แทนได้ทุกสัญลักษณ์',
  'Three reels of 24 stops, five lines: three rows and both diagonals.':
    'สามรีล รีลละ 24 จุดหยุด ห้าไลน์: สามแถวแนวนอนและสองแนวทแยง',
  'Three of a kind on a line pays. A line costs a fifth of the stake.':
    'สัญลักษณ์เหมือนกันสามตัวบนไลน์ได้รางวัล แต่ละไลน์เท่ากับหนึ่งในห้าของเงินเดิมพัน',
};
