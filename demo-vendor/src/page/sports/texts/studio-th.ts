/** Markets, events and rules of the sports book, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const studioTh: Readonly<Record<string, string>> = {
  'Match result': 'ผลแพ้ชนะ (1X2)',
  'Match winner': 'ผู้ชนะ',
  Handicap: 'แฮนดิแคป',
  'Handicap (points)': 'แฮนดิแคป (แต้ม)',
  'Handicap (games)': 'แฮนดิแคป (เกม)',
  'Handicap (maps)': 'แฮนดิแคป (แมป)',
  'Handicap (bouts)': 'แฮนดิแคป (ยก)',
  'Total goals': 'สูงต่ำประตูรวม',
  'Total points': 'สูงต่ำแต้มรวม',
  'Total games': 'สูงต่ำเกมรวม',
  'Total maps': 'สูงต่ำแมปรวม',
  'Total bouts': 'สูงต่ำยกรวม',
  Draw: 'เสมอ',
  'Over #': 'สูง {1}',
  'Under #': 'ต่ำ {1}',
  'Full time': 'จบเกม',
  'Half time': 'พักครึ่ง',
  '1st half': 'ครึ่งแรก',
  '2nd half': 'ครึ่งหลัง',
  'Kick-off': 'เขี่ยบอล',
  Goal: 'ประตู',
  'Tip-off': 'จัมพ์บอล',
  'End of Q#': 'จบควอเตอร์ {1}',
  'Q# #:#': 'Q{1} {2}:{3}',
  'Q#': 'Q{1}',
  Extra: 'ต่อเวลา',
  'Golden basket': 'แต้มทองคำ',
  'First serve': 'เสิร์ฟแรก',
  'Break of serve': 'เบรกเสิร์ฟ',
  'Set #': 'เซต {1}',
  'Map #': 'แมป {1}',
  'Map # won': 'ชนะแมป {1}',
  'Bout #': 'ยก {1}',
  'Bout # won': 'ชนะยก {1}',
  'Round won': 'ชนะราวด์',
  'Tower falls': 'ป้อมแตก',
  'Match begins': 'เริ่มการแข่ง',
  '# : # (abandoned)': '{1} : {2} (ยกเลิกกลางคัน)',
  Football: 'ฟุตบอล',
  Basketball: 'บาสเกตบอล',
  Tennis: 'เทนนิส',
  'Crown Valley (MOBA)': 'Crown Valley (MOBA)',
  'Signal Zero (shooter)': 'Signal Zero (ยิงปืน)',
  'Iron Lantern (fighter)': 'Iron Lantern (ต่อสู้)',
  'Pixel Pitch (e-football)': 'Pixel Pitch (อีฟุตบอล)',
  'Simulated matches': 'การแข่งจำลอง',
  Bets: 'เดิมพัน',
  Results: 'ผลแข่ง',
  'All matches are simulated: drawn by the studio, not played by people. Clubs and leagues are invented.':
    'ทุกคู่เป็นการจำลอง: สตูดิโอเป็นผู้สุ่มผล ไม่ใช่คนแข่งจริง สโมสรและลีกเป็นเรื่องสมมติ',
  'The whole match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over, so you can verify the match.':
    'การแข่งทั้งหมดมาจากซีด SHA-256 ของซีดแสดงก่อนรับเดิมพันแรก ส่วนซีดเปิดเผยเมื่อแข่งจบ คุณจึงตรวจสอบการแข่งได้',
  'Odds come from the probabilities by which the match is drawn and include about 5 % for the house in every market. In football, in-play odds are held for up to five match minutes and are the lowest of that time.':
    'ราคามาจากความน่าจะเป็นที่ใช้สุ่มการแข่ง และรวมส่วนของเจ้ามือราว 5 % ในทุกตลาด สำหรับฟุตบอล ราคาสดคงไว้ไม่เกินห้านาทีของเกมและเป็นราคาต่ำสุดในช่วงนั้น',
  'A single has one pick, a parlay two to eight from different matches; the odds of a parlay are the product of its picks’ odds. Payouts are rounded down to the cent, once, at the end.':
    'เดี่ยวมีหนึ่งรายการ สเต็ปมีสองถึงแปดรายการจากคนละคู่ ราคาของสเต็ปคือผลคูณของทุกราคา เงินจ่ายปัดลงเป็นทศนิยมสองตำแหน่งครั้งเดียวตอนท้าย',
  'An in-play bet is held for about three seconds before it is accepted. After a goal, a break or a map, betting pauses for a few seconds. The studio’s clock decides.':
    'เดิมพันสดรอประมาณสามวินาทีก่อนรับ หลังมีประตู เบรกเสิร์ฟ หรือจบแมป จะพักรับเดิมพันไม่กี่วินาที ยึดตามนาฬิกาของสตูดิโอ',
  'If the odds have changed, the bet is accepted only if you chose to accept better odds or any odds.':
    'หากราคาเปลี่ยน จะรับเดิมพันเฉพาะเมื่อคุณเลือกยอมรับราคาดีขึ้นหรือทุกราคา',
  'If a whole-number line is met exactly, it is a push: a single’s stake is returned, and in a parlay the pick counts as 1.00.':
    'หากผลตรงกับราคาเต็มลูกพอดีถือว่าเจ๊า: เดี่ยวได้เงินเดิมพันคืน ในสเต็ปรายการนั้นนับเป็น 1.00',
  'About one match in sixty is abandoned. Bets already decided by the score stand (such as a total that was exceeded); all others are void: a single’s stake is refunded, and in a parlay the pick counts as 1.00.':
    'ราวหนึ่งในหกสิบคู่ถูกยกเลิกกลางคัน เดิมพันที่สกอร์ตัดสินแล้วถือเป็นผล (เช่น สูงที่เกินแล้ว) ที่เหลือเป็นโมฆะ: เดี่ยวได้เงินเดิมพันคืน ในสเต็ปรายการนั้นนับเป็น 1.00',
  'A parlay is settled when its last pick is decided, or as soon as one is lost.':
    'สเต็ปสรุปผลเมื่อรายการสุดท้ายมีผล หรือทันทีที่มีรายการแพ้',
  'A match minute takes three seconds. In each minute the home side scores, the away side scores, or nobody does, by the match’s probabilities; they are the same for all ninety minutes.':
    'หนึ่งนาทีในเกมใช้เวลาสามวินาที แต่ละนาทีเจ้าบ้านทำประตู ทีมเยือนทำประตู หรือไม่มีประตู ตามความน่าจะเป็นของคู่นั้น ซึ่งเท่ากันตลอดเก้าสิบนาที',
  'Bets count the goals of ninety minutes. Betting closes with the 88th minute.':
    'เดิมพันนับประตูในเก้าสิบนาที ปิดรับเดิมพันเมื่อถึงนาทีที่ 88',
  'Four quarters of ten minutes; the score is updated every hundred seconds of play, which takes ten seconds. Each side has the ball 96 times; a score is worth two points in 70 %, three in 22 % and one in 8 % of cases.':
    'สี่ควอเตอร์ ควอเตอร์ละสิบนาที อัปเดตแต้มทุกหนึ่งร้อยวินาทีของเกมซึ่งใช้เวลาจริงสิบวินาที แต่ละทีมได้ครองบอล 96 ครั้ง การทำแต้มได้สองแต้ม 70 % สามแต้ม 22 % และหนึ่งแต้ม 8 %',
  'Level after four quarters, the next basket wins, and counts two points for all bets. Betting closes 20 seconds before the end.':
    'หากเสมอหลังสี่ควอเตอร์ ทีมที่ทำแต้มถัดไปชนะ และนับสองแต้มสำหรับทุกเดิมพัน ปิดรับเดิมพัน 20 วินาทีก่อนจบ',
  'Best of three sets between one player of each club; a game takes ten seconds. The side named first serves first. At six all, one tie-break decides the set and counts as a game.':
    'แข่งสองในสามเซต สโมสรละหนึ่งคน หนึ่งเกมใช้เวลาสิบวินาที ฝ่ายที่มีชื่อก่อนเสิร์ฟก่อน เมื่อเสมอ 6–6 ตัดสินด้วยไทเบรกซึ่งนับเป็นหนึ่งเกม',
  'Handicap and total count the games of all sets. There are no bets while the next game may be the last.':
    'แฮนดิแคปและสูงต่ำนับเกมของทุกเซต ไม่รับเดิมพันเมื่อเกมถัดไปอาจเป็นเกมสุดท้าย',
  'Best of three maps. A map goes to the side that first takes five towers; each tower has the same chances.':
    'แข่งสองในสามแมป ฝ่ายที่ทำลายป้อมครบห้าป้อมก่อนชนะแมป ทุกป้อมมีโอกาสเท่ากัน',
  'Best of three maps. A map goes to the side that first wins seven rounds; each round has the same chances.':
    'แข่งสองในสามแมป ฝ่ายที่ชนะครบเจ็ดราวด์ก่อนชนะแมป ทุกราวด์มีโอกาสเท่ากัน',
  'Best of five bouts. A bout goes to the side that first wins three rounds; each round has the same chances.':
    'แข่งสามในห้ายก ฝ่ายที่ชนะครบสามราวด์ก่อนชนะยก ทุกราวด์มีโอกาสเท่ากัน',
  'Football on the screen: a minute takes 2.6 seconds. In each minute the home side scores, the away side scores, or nobody, by the chances of the match.':
    'ฟุตบอลบนจอ: หนึ่งนาทีใช้เวลา 2.6 วินาที แต่ละนาทีเจ้าบ้านทำประตู ทีมเยือนทำประตู หรือไม่มีประตู ตามความน่าจะเป็นของคู่นั้น',
  'Betting closes with the 88th minute.': 'ปิดรับเดิมพันเมื่อถึงนาทีที่ 88',
};
