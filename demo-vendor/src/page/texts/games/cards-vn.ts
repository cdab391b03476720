/** Rooms and rules of the card games between players, by the English of the studio. */
export const cardsVn: Readonly<Record<string, string>> = {
  Courtyard: 'Sân Trong',
  Balcony: 'Ban Công',
  'Tea Master’s Room': 'Phòng Trà Sư',
  Pond: 'Ao Sen',
  Bridge: 'Cây Cầu',
  Island: 'Hòn Đảo',
  Pier: 'Bến Tàu',
  Junk: 'Thuyền Buồm',
  Lighthouse: 'Hải Đăng',
  Gate: 'Cổng Thành',
  Gallery: 'Hành Lang',
  'Throne Hall': 'Điện Rồng',
  Bamboo: 'Phòng Tre',
  Silver: 'Phòng Bạc',
  Golden: 'Phòng Vàng',
  Street: 'Phố Đèn',
  Rooftop: 'Sân Thượng',
  Tower: 'Tháp Cao',
  'The aim': 'Mục tiêu',
  'What can be played': 'Các bộ bài được đánh',
  Bombs: 'Chặt heo',
  Time: 'Thời gian',
  Money: 'Tiền cược',
  'A fair deal': 'Chia bài công bằng',
  'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.':
    'Mỗi người nhận 13 lá từ bộ bài đã xáo; 26 lá còn lại không dùng. Ai hết bài trước là thắng.',
  'The player with the lowest card dealt starts: the three of spades, if it was dealt. The first play must include that card.':
    'Người có lá nhỏ nhất được chia đi trước: là 3 bích nếu có. Lượt đánh đầu phải có lá đó.',
  'The player with the lowest card dealt starts: the three of diamonds, if it was dealt. The first play must include that card.':
    'Người có lá nhỏ nhất được chia đi trước: là 3 rô nếu có. Lượt đánh đầu phải có lá đó.',
  'A single card, a pair, three or four of a kind; a run of three or more ranks; three or more pairs in a row. Twos cannot be part of a run.':
    'Lá lẻ, đôi, sám cô, tứ quý; sảnh từ ba lá trở lên; ba đôi thông trở lên. Heo (quân 2) không được nằm trong sảnh.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.':
    'Thứ tự từ nhỏ đến lớn: 3 4 5 6 7 8 9 10 J Q K A 2. Chất từ nhỏ đến lớn: bích, chuồn, rô, cơ.',
  'You must answer with a higher play of the same kind and number of cards; the highest card in each decides. If you pass, the other player leads.':
    'Bạn phải đánh bộ lớn hơn, cùng loại và cùng số lá; so theo lá lớn nhất của mỗi bộ. Nếu bỏ lượt, người kia được đi tự do.',
  'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.':
    'Ba đôi thông chặt một heo. Tứ quý chặt một hoặc đôi heo và ba đôi thông. Bốn đôi thông chặt tất cả những bộ trên và tứ quý. Năm đôi thông chặt được cả ba heo.',
  'A single card, a pair, three of a kind, or a five-card hand. You must answer with a higher play of the same number of cards. If you pass, the other player leads.':
    'Lá lẻ, đôi, sám cô hoặc bộ năm lá. Bạn phải đánh bộ lớn hơn có cùng số lá. Nếu bỏ lượt, người kia được đi tự do.',
  'Five-card hands from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind, the highest card decides; in a full house the three of a kind, in four and one the four of a kind.':
    'Bộ năm lá từ nhỏ đến lớn: sảnh, thùng, cù lũ, tứ quý kèm một lá, thùng phá sảnh. Loại lớn thắng loại nhỏ. Cùng loại thì so lá lớn nhất; cù lũ so sám cô, tứ quý kèm một lá so tứ quý.',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. Twos cannot be part of a straight.':
    'Thứ tự từ nhỏ đến lớn: 3 4 5 6 7 8 9 10 J Q K A 2. Chất từ nhỏ đến lớn: rô, chuồn, cơ, bích. Quân 2 không được nằm trong sảnh.',
  'A turn lasts 20 seconds by the server’s clock. If it runs out, you pass; if you lead, your lowest card is played. If three turns in a row run out, you lose the match.':
    'Mỗi lượt có 20 giây theo đồng hồ máy chủ. Hết giờ, bạn bị tính bỏ lượt; nếu bạn được đi tự do, lá nhỏ nhất sẽ được đánh ra. Hết giờ ba lượt liền là thua ván.',
  'A lost connection does not end a match: open the game again and continue where you left off. The clock keeps running.':
    'Mất kết nối không làm ván đấu kết thúc: hãy mở lại trò chơi và đánh tiếp từ chỗ dừng. Đồng hồ vẫn chạy.',
  'Both players put in the room’s stake. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be collected, the other is refunded and no match is played.':
    'Hai người cùng đặt mức cược của phòng. Người thắng nhận cả hai phần cược trừ 5 % phí bàn. Nếu không thu được một phần cược, phần kia được hoàn lại và ván đấu không diễn ra.',
  'Waiting for an opponent costs nothing, and you can cancel at any time.':
    'Chờ đối thủ không mất phí, bạn có thể hủy bất cứ lúc nào.',
  'The deal’s seed is sealed before you sit down, and both players’ pages add their own randomness. After the match the seed is shown, and your own device can verify the deal.':
    'Hạt giống chia bài được niêm phong trước khi bạn ngồi vào bàn, và trang của cả hai người đều góp thêm số ngẫu nhiên. Sau ván, hạt giống được công bố và thiết bị của bạn có thể tự kiểm chứng việc chia bài.',
};
