/** Rooms and rules of the card games between players, by the English of the studio. */
export const cardsTh: Readonly<Record<string, string>> = {
  Courtyard: 'ลานบ้าน',
  Balcony: 'ระเบียง',
  'Tea Master’s Room': 'ห้องปรมาจารย์ชา',
  Pond: 'สระบัว',
  Bridge: 'สะพาน',
  Island: 'เกาะ',
  Pier: 'ท่าเรือ',
  Junk: 'เรือสำเภา',
  Lighthouse: 'ประภาคาร',
  Gate: 'ประตูเมือง',
  Gallery: 'ระเบียงยาว',
  'Throne Hall': 'ท้องพระโรง',
  Bamboo: 'ห้องไผ่',
  Silver: 'ห้องเงิน',
  Golden: 'ห้องทอง',
  Street: 'ถนนโคมไฟ',
  Rooftop: 'ดาดฟ้า',
  Tower: 'หอคอย',
  'The aim': 'เป้าหมาย',
  'What can be played': 'ไพ่ที่ลงได้',
  Bombs: 'ไพ่ระเบิด',
  Time: 'เวลา',
  Money: 'เงินเดิมพัน',
  'A fair deal': 'แจกไพ่อย่างยุติธรรม',
  'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.':
    'ผู้เล่นแต่ละคนได้ไพ่ 13 ใบจากสำรับที่สับแล้ว อีก 26 ใบไม่ใช้ ใครลงไพ่หมดมือก่อนชนะ',
  'The player with the lowest card dealt starts: the three of spades, if it was dealt. The first play must include that card.':
    'ผู้ที่ได้ไพ่ต่ำที่สุดเริ่มก่อน คือ 3 โพดำหากแจกออกมา การลงครั้งแรกต้องมีไพ่ใบนั้น',
  'The player with the lowest card dealt starts: the three of diamonds, if it was dealt. The first play must include that card.':
    'ผู้ที่ได้ไพ่ต่ำที่สุดเริ่มก่อน คือ 3 ข้าวหลามตัดหากแจกออกมา การลงครั้งแรกต้องมีไพ่ใบนั้น',
  'A single card, a pair, three or four of a kind; a run of three or more ranks; three or more pairs in a row. Twos cannot be part of a run.':
    'ไพ่เดี่ยว คู่ ตอง สี่ใบ ไพ่เรียงตั้งแต่สามใบขึ้นไป คู่เรียงตั้งแต่สามคู่ขึ้นไป ไพ่ 2 อยู่ในไพ่เรียงไม่ได้',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.':
    'แต้มจากต่ำไปสูง: 3 4 5 6 7 8 9 10 J Q K A 2 ดอกจากต่ำไปสูง: โพดำ ดอกจิก ข้าวหลามตัด โพแดง',
  'You must answer with a higher play of the same kind and number of cards; the highest card in each decides. If you pass, the other player leads.':
    'ต้องลงไพ่ที่สูงกว่า แบบเดียวกันและจำนวนใบเท่ากัน ตัดสินด้วยใบสูงสุดของแต่ละชุด หากผ่าน อีกฝ่ายได้นำ',
  'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.':
    'คู่เรียงสามคู่ชนะไพ่ 2 หนึ่งใบ สี่ใบชนะไพ่ 2 หนึ่งหรือสองใบและคู่เรียงสามคู่ คู่เรียงสี่คู่ชนะทั้งหมดนั้นและสี่ใบ คู่เรียงห้าคู่ชนะไพ่ 2 สามใบได้ด้วย',
  'A single card, a pair, three of a kind, or a five-card hand. You must answer with a higher play of the same number of cards. If you pass, the other player leads.':
    'ไพ่เดี่ยว คู่ ตอง หรือชุดห้าใบ ต้องลงไพ่ที่สูงกว่าจำนวนใบเท่ากัน หากผ่าน อีกฝ่ายได้นำ',
  'Five-card hands from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind, the highest card decides; in a full house the three of a kind, in four and one the four of a kind.':
    'ชุดห้าใบจากต่ำไปสูง: สเตรท ฟลัช ฟูลเฮาส์ สี่ใบบวกหนึ่ง สเตรทฟลัช แบบที่สูงกว่าชนะแบบที่ต่ำกว่า แบบเดียวกันตัดสินด้วยใบสูงสุด ฟูลเฮาส์ดูที่ตอง สี่ใบบวกหนึ่งดูที่สี่ใบ',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. Twos cannot be part of a straight.':
    'แต้มจากต่ำไปสูง: 3 4 5 6 7 8 9 10 J Q K A 2 ดอกจากต่ำไปสูง: ข้าวหลามตัด ดอกจิก โพแดง โพดำ ไพ่ 2 อยู่ในสเตรทไม่ได้',
  'A turn lasts 20 seconds by the server’s clock. If it runs out, you pass; if you lead, your lowest card is played. If three turns in a row run out, you lose the match.':
    'แต่ละตามีเวลา 20 วินาทีตามนาฬิกาเซิร์ฟเวอร์ หากหมดเวลาถือว่าผ่าน หากคุณเป็นฝ่ายนำ ระบบจะลงไพ่ต่ำสุดของคุณ หมดเวลาสามตาติดกันแพ้แมตช์',
  'A lost connection does not end a match: open the game again and continue where you left off. The clock keeps running.':
    'การเชื่อมต่อหลุดไม่ทำให้แมตช์จบ เปิดเกมใหม่แล้วเล่นต่อจากเดิมได้ โดยเวลายังเดินต่อไป',
  'Both players put in the room’s stake. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be collected, the other is refunded and no match is played.':
    'ทั้งสองฝ่ายวางเดิมพันของห้อง ผู้ชนะได้เดิมพันทั้งสองส่วนหักค่าต๋ง 5 % หากเก็บเดิมพันของฝ่ายใดไม่ได้ จะคืนเงินอีกฝ่ายและไม่มีการแข่ง',
  'Waiting for an opponent costs nothing, and you can cancel at any time.': 'รอคู่แข่งไม่เสียค่าใช้จ่าย และยกเลิกได้ทุกเมื่อ',
  'The deal’s seed is sealed before you sit down, and both players’ pages add their own randomness. After the match the seed is shown, and your own device can verify the deal.':
    'ซีดของการแจกไพ่ถูกผนึกไว้ก่อนคุณนั่ง และหน้าของผู้เล่นทั้งสองใส่ค่าสุ่มเพิ่มเอง หลังจบแมตช์จะเปิดเผยซีด และอุปกรณ์ของคุณตรวจสอบการแจกไพ่ได้',
};
