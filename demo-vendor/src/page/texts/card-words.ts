import { cardName, rankOf, rankSigns, suitOf } from '@portal/engines/cards/cards.rules';
import { type InEach, inSpoken } from './language.ts';

const suitsCn = ['梅花', '方块', '红心', '黑桃'];
const suitsMy = ['kelawar', 'daiman', 'lekuk', 'sped'];
const suitsVn = ['chuồn', 'rô', 'cơ', 'bích'];
const suitsTh = ['ดอกจิก', 'ข้าวหลามตัด', 'โพแดง', 'โพดำ'];
const signOf = (card: number) => rankSigns[rankOf(card)] ?? '';

const names: InEach<(card: number) => string> = {
  EN: cardName,
  CN: (card) => `${suitsCn[suitOf(card)]}${signOf(card)}`,
  MY: (card) => `${signOf(card)} ${suitsMy[suitOf(card)]}`,
  VN: (card) => `${signOf(card)} ${suitsVn[suitOf(card)]}`,
  TH: (card) => `${signOf(card)} ${suitsTh[suitOf(card)]}`,
};

/** A card in words of the page: "king of spades". */
export const cardWords = (card: number): string => inSpoken(names)(card);

/** Several of them. */
export const cardsWords = (cards: readonly number[]): string => cards.map(cardWords).join(', ');
