/** Rooms and rules of the card games between players, by the English of the studio. */
export const cardsCn: Readonly<Record<string, string>> = {
  Courtyard: '庭院',
  Balcony: '阳台',
  'Tea Master’s Room': '茶师房',
  Pond: '荷塘',
  Bridge: '小桥',
  Island: '湖心岛',
  Pier: '码头',
  Junk: '帆船',
  Lighthouse: '灯塔',
  Gate: '山门',
  Gallery: '长廊',
  'Throne Hall': '金殿',
  Bamboo: '竹阁',
  Silver: '银阁',
  Golden: '金阁',
  Street: '灯街',
  Rooftop: '天台',
  Tower: '高塔',
  'The aim': '目标',
  'What can be played': '可出牌型',
  Bombs: '炸弹',
  Time: '时间',
  Money: '金额',
  'A fair deal': '公平发牌',
  'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.':
    '每位玩家从洗好的牌中得 13 张，其余 26 张不用。先出完手牌者获胜。',
  'The player with the lowest card dealt starts: the three of spades, if it was dealt. The first play must include that card.':
    '持有所发最小牌者先出，若有黑桃 3 即为黑桃 3。首次出牌必须包含该牌。',
  'The player with the lowest card dealt starts: the three of diamonds, if it was dealt. The first play must include that card.':
    '持有所发最小牌者先出，若有方块 3 即为方块 3。首次出牌必须包含该牌。',
  'A single card, a pair, three or four of a kind; a run of three or more ranks; three or more pairs in a row. Twos cannot be part of a run.':
    '单张、对子、三条、四条；三张或以上的顺子；三对或以上的连对。2 不入顺子。',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.':
    '点数从小到大：3 4 5 6 7 8 9 10 J Q K A 2。花色从小到大：黑桃、梅花、方块、红心。',
  'You must answer with a higher play of the same kind and number of cards; the highest card in each decides. If you pass, the other player leads.':
    '跟牌须牌型和张数相同且更大，以最大一张比较。不出则由对方领出。',
  'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.':
    '三连对压一张 2。四条压一张或两张 2 及三连对。四连对压以上各种及四条。五连对还可压三张 2。',
  'A single card, a pair, three of a kind, or a five-card hand. You must answer with a higher play of the same number of cards. If you pass, the other player leads.':
    '单张、对子、三条或五张牌型。跟牌须张数相同且更大。不出则由对方领出。',
  'Five-card hands from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind, the highest card decides; in a full house the three of a kind, in four and one the four of a kind.':
    '五张牌型从小到大：顺子、同花、葫芦、铁支、同花顺。大牌型压小牌型。同牌型比最大一张；葫芦比三条，铁支比四条。',
  'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. Twos cannot be part of a straight.':
    '点数从小到大：3 4 5 6 7 8 9 10 J Q K A 2。花色从小到大：方块、梅花、红心、黑桃。2 不入顺子。',
  'A turn lasts 20 seconds by the server’s clock. If it runs out, you pass; if you lead, your lowest card is played. If three turns in a row run out, you lose the match.':
    '每轮 20 秒，以服务器时间为准。超时即不出；若由您领出，则打出最小的牌。连续三次超时判负。',
  'A lost connection does not end a match: open the game again and continue where you left off. The clock keeps running.':
    '断线不会结束对局：重新打开游戏即可继续，期间计时照常。',
  'Both players put in the room’s stake. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be collected, the other is refunded and no match is played.':
    '双方投入房间底注。胜者获得双方底注，平台抽水 5 %。若一方底注无法收取，另一方退还，不进行对局。',
  'Waiting for an opponent costs nothing, and you can cancel at any time.': '等待对手不收费用，可随时取消。',
  'The deal’s seed is sealed before you sit down, and both players’ pages add their own randomness. After the match the seed is shown, and your own device can verify the deal.':
    '发牌种子在您入座前封存，双方页面各加入随机数。对局结束后公布种子，您的设备可重新发牌验证。',
};
