/** Markets, events and rules of the sports book, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const studioVn: Readonly<Record<string, string>> = {
  'Match result': 'Kết quả trận (1X2)',
  'Match winner': 'Thắng trận',
  Handicap: 'Kèo chấp',
  'Handicap (points)': 'Kèo chấp (điểm)',
  'Handicap (games)': 'Kèo chấp (game)',
  'Handicap (maps)': 'Kèo chấp (map)',
  'Handicap (bouts)': 'Kèo chấp (ván)',
  'Total goals': 'Tài xỉu bàn thắng',
  'Total points': 'Tài xỉu điểm',
  'Total games': 'Tài xỉu game',
  'Total maps': 'Tài xỉu map',
  'Total bouts': 'Tài xỉu ván',
  Draw: 'Hòa',
  'Over #': 'Tài {1}',
  'Under #': 'Xỉu {1}',
  'Full time': 'Hết trận',
  'Half time': 'Nghỉ giữa trận',
  '1st half': 'Hiệp 1',
  '2nd half': 'Hiệp 2',
  'Kick-off': 'Giao bóng',
  Goal: 'Bàn thắng',
  'Tip-off': 'Nhảy tranh bóng',
  'End of Q#': 'Hết hiệp {1}',
  'Q# #:#': 'Hiệp {1} {2}:{3}',
  'Q#': 'Hiệp {1}',
  Extra: 'Hiệp phụ',
  'Golden basket': 'Điểm vàng',
  'First serve': 'Giao bóng đầu tiên',
  'Break of serve': 'Bẻ game giao bóng',
  'Set #': 'Set {1}',
  'Map #': 'Map {1}',
  'Map # won': 'Thắng map {1}',
  'Bout #': 'Ván {1}',
  'Bout # won': 'Thắng ván {1}',
  'Round won': 'Thắng vòng',
  'Tower falls': 'Phá trụ',
  'Match begins': 'Trận đấu bắt đầu',
  '# : # (abandoned)': '{1} : {2} (bị bỏ dở)',
  Football: 'Bóng đá',
  Basketball: 'Bóng rổ',
  Tennis: 'Quần vợt',
  'Crown Valley (MOBA)': 'Crown Valley (MOBA)',
  'Signal Zero (shooter)': 'Signal Zero (bắn súng)',
  'Iron Lantern (fighter)': 'Iron Lantern (đối kháng)',
  'Pixel Pitch (e-football)': 'Pixel Pitch (bóng đá điện tử)',
  'Simulated matches': 'Trận đấu mô phỏng',
  Bets: 'Cược',
  Results: 'Kết quả',
  'All matches are simulated: drawn by the studio, not played by people. Clubs and leagues are invented.':
    'Mọi trận đấu đều là mô phỏng: do nhà phát triển tạo ngẫu nhiên, không phải người thật thi đấu. Câu lạc bộ và giải đấu là hư cấu.',
  'The whole match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over, so you can verify the match.':
    'Toàn bộ trận đấu sinh ra từ một hạt giống. SHA-256 của hạt giống hiện trước khi nhận cược đầu tiên, còn hạt giống được công bố khi trận kết thúc, nên bạn có thể kiểm chứng trận đấu.',
  'Odds come from the probabilities by which the match is drawn and include about 5 % for the house in every market. In football, in-play odds are held for up to five match minutes and are the lowest of that time.':
    'Tỷ lệ cược tính từ xác suất dùng để mô phỏng trận đấu và gồm khoảng 5 % cho nhà cái ở mỗi kèo. Với bóng đá, tỷ lệ trực tiếp được giữ tối đa năm phút thi đấu và là mức thấp nhất trong khoảng đó.',
  'A single has one pick, a parlay two to eight from different matches; the odds of a parlay are the product of its picks’ odds. Payouts are rounded down to the cent, once, at the end.':
    'Cược đơn có một kèo, cược xiên có hai đến tám kèo ở các trận khác nhau; tỷ lệ xiên là tích tỷ lệ các kèo. Tiền trả được làm tròn xuống đến hai chữ số thập phân, một lần, ở cuối.',
  'An in-play bet is held for about three seconds before it is accepted. After a goal, a break or a map, betting pauses for a few seconds. The studio’s clock decides.':
    'Cược trực tiếp được giữ khoảng ba giây trước khi chấp nhận. Sau bàn thắng, một lần bẻ game giao bóng hoặc một map, việc nhận cược tạm dừng vài giây. Tính theo đồng hồ của nhà phát triển.',
  'If the odds have changed, the bet is accepted only if you chose to accept better odds or any odds.':
    'Nếu tỷ lệ đã thay đổi, cược chỉ được nhận khi bạn đã chọn chấp nhận tỷ lệ tốt hơn hoặc tỷ lệ bất kỳ.',
  'If a whole-number line is met exactly, it is a push: a single’s stake is returned, and in a parlay the pick counts as 1.00.':
    'Nếu kết quả đúng bằng mức kèo nguyên thì hòa kèo: cược đơn được trả lại tiền cược, trong cược xiên kèo đó tính 1.00.',
  'About one match in sixty is abandoned. Bets already decided by the score stand (such as a total that was exceeded); all others are void: a single’s stake is refunded, and in a parlay the pick counts as 1.00.':
    'Khoảng một trong sáu mươi trận bị bỏ dở. Cược đã được tỷ số định đoạt vẫn giữ nguyên (như Tài đã vượt mức); các cược khác bị hủy: cược đơn được hoàn tiền, trong cược xiên kèo đó tính 1.00.',
  'A parlay is settled when its last pick is decided, or as soon as one is lost.':
    'Cược xiên được kết toán khi kèo cuối cùng có kết quả, hoặc ngay khi một kèo thua.',
  'A match minute takes three seconds. In each minute the home side scores, the away side scores, or nobody does, by the match’s probabilities; they are the same for all ninety minutes.':
    'Một phút thi đấu dài ba giây. Mỗi phút, đội chủ nhà ghi bàn, đội khách ghi bàn hoặc không đội nào, theo xác suất của trận; xác suất không đổi trong cả chín mươi phút.',
  'Bets count the goals of ninety minutes. Betting closes with the 88th minute.':
    'Cược tính các bàn thắng trong chín mươi phút. Ngừng nhận cược ở phút 88.',
  'Four quarters of ten minutes; the score is updated every hundred seconds of play, which takes ten seconds. Each side has the ball 96 times; a score is worth two points in 70 %, three in 22 % and one in 8 % of cases.':
    'Bốn hiệp, mỗi hiệp mười phút; tỷ số cập nhật sau mỗi một trăm giây thi đấu, tức mười giây thật. Mỗi đội có bóng 96 lần; một lần ghi điểm được hai điểm trong 70 %, ba điểm trong 22 % và một điểm trong 8 % trường hợp.',
  'Level after four quarters, the next basket wins, and counts two points for all bets. Betting closes 20 seconds before the end.':
    'Nếu hòa sau bốn hiệp, đội ghi điểm tiếp theo thắng và được tính hai điểm cho mọi cược. Ngừng nhận cược 20 giây trước khi kết thúc.',
  'Best of three sets between one player of each club; a game takes ten seconds. The side named first serves first. At six all, one tie-break decides the set and counts as a game.':
    'Đấu ba set thắng hai giữa một tay vợt của mỗi câu lạc bộ; một game dài mười giây. Bên được nêu tên trước giao bóng trước. Khi hòa 6–6, một loạt tie-break quyết định set và tính là một game.',
  'Handicap and total count the games of all sets. There are no bets while the next game may be the last.':
    'Kèo chấp và tài xỉu tính game của mọi set. Không nhận cược khi game tiếp theo có thể là game cuối.',
  'Best of three maps. A map goes to the side that first takes five towers; each tower has the same chances.':
    'Đấu ba map thắng hai. Bên phá năm trụ trước thắng map; mọi trụ có xác suất như nhau.',
  'Best of three maps. A map goes to the side that first wins seven rounds; each round has the same chances.':
    'Đấu ba map thắng hai. Bên thắng bảy vòng trước thắng map; mọi vòng có xác suất như nhau.',
  'Best of five bouts. A bout goes to the side that first wins three rounds; each round has the same chances.':
    'Đấu năm ván thắng ba. Bên thắng ba vòng trước thắng ván; mọi vòng có xác suất như nhau.',
  'Football on the screen: a minute takes 2.6 seconds. In each minute the home side scores, the away side scores, or nobody, by the chances of the match.':
    'Bóng đá điện tử: một phút dài 2.6 giây. Mỗi phút, đội chủ nhà ghi bàn, đội khách ghi bàn hoặc không đội nào, theo xác suất của trận.',
  'Betting closes with the 88th minute.': 'Ngừng nhận cược ở phút 88.',
};
