import { type InEach, inSpoken } from '../texts/language.ts';

const first: InEach<readonly string[]> = {
  EN: [
    ...['Amber', 'Jade', 'Silver', 'Scarlet', 'Quiet', 'Lucky', 'Misty', 'Golden'],
    ...['Swift', 'Gentle', 'Bold', 'Merry', 'Velvet', 'Clever', 'Sunny', 'Moonlit'],
  ],
  CN: [
    ...['琥珀', '翡翠', '白银', '绯红', '安静', '幸运', '薄雾', '黄金'],
    ...['敏捷', '温柔', '勇敢', '快乐', '丝绒', '聪明', '阳光', '月光'],
  ],
  MY: [
    ...['Ambar', 'Jed', 'Perak', 'Merah', 'Senyap', 'Bertuah', 'Kabus', 'Emas'],
    ...['Pantas', 'Lembut', 'Berani', 'Riang', 'Baldu', 'Bijak', 'Ceria', 'Purnama'],
  ],
  VN: [
    ...['Hổ Phách', 'Ngọc', 'Bạc', 'Đỏ Thắm', 'Lặng Lẽ', 'May Mắn', 'Sương Mờ', 'Vàng'],
    ...['Nhanh Nhẹn', 'Dịu Dàng', 'Gan Dạ', 'Vui Vẻ', 'Nhung', 'Thông Minh', 'Rực Rỡ', 'Ánh Trăng'],
  ],
  TH: [
    ...['อำพัน', 'หยก', 'เงิน', 'แดงชาด', 'เงียบ', 'นำโชค', 'ในหมอก', 'ทอง'],
    ...['ว่องไว', 'ใจดี', 'กล้าหาญ', 'ร่าเริง', 'กำมะหยี่', 'ช่างคิด', 'สดใส', 'แสงจันทร์'],
  ],
};
/** Each has a picture in `art/icons.ts`. */
const second = [
  ...['Panda', 'Koi', 'Tiger', 'Lotus', 'Phoenix', 'Dragon', 'Lantern', 'Moon'],
  ...['Star', 'Feather', 'Compass', 'Crown', 'Scarab', 'Planet', 'Drum', 'Leaf'],
];
const secondNames: InEach<readonly string[]> = {
  EN: second,
  CN: [
    ...['熊猫', '锦鲤', '老虎', '莲花', '凤凰', '神龙', '灯笼', '明月'],
    ...['星辰', '羽毛', '罗盘', '皇冠', '圣甲虫', '行星', '战鼓', '绿叶'],
  ],
  MY: [
    ...['Panda', 'Koi', 'Harimau', 'Teratai', 'Feniks', 'Naga', 'Tanglung', 'Bulan'],
    ...['Bintang', 'Bulu', 'Kompas', 'Mahkota', 'Skarab', 'Planet', 'Gendang', 'Daun'],
  ],
  VN: [
    ...['Gấu Trúc', 'Cá Koi', 'Hổ', 'Hoa Sen', 'Phượng Hoàng', 'Rồng', 'Đèn Lồng', 'Vầng Trăng'],
    ...['Ngôi Sao', 'Lông Vũ', 'La Bàn', 'Vương Miện', 'Bọ Hung', 'Hành Tinh', 'Trống', 'Chiếc Lá'],
  ],
  TH: [
    ...['แพนด้า', 'ปลาคาร์ป', 'เสือ', 'ดอกบัว', 'ฟีนิกซ์', 'มังกร', 'โคมไฟ', 'พระจันทร์'],
    ...['ดวงดาว', 'ขนนก', 'เข็มทิศ', 'มงกุฎ', 'สคารับ', 'ดาวเคราะห์', 'กลอง', 'ใบไม้'],
  ],
};
/** Joins the words in the order of the language. */
const joined: InEach<(first: string, second: string) => string> = {
  EN: (adjective, noun) => `${adjective} ${noun}`,
  CN: (adjective, noun) => `${adjective}${noun}`,
  MY: (adjective, noun) => `${noun} ${adjective}`,
  VN: (adjective, noun) => `${noun} ${adjective}`,
  TH: (adjective, noun) => `${noun}${adjective}`,
};

const nounIndex = (number: number) => Math.floor(number / 16) % 16;

/** Returns a player's name at the tables; players do not see each other's accounts. */
export const tableName = (number: number): string =>
  inSpoken(joined)(inSpoken(first)[number % 16] ?? '', inSpoken(secondNames)[nounIndex(number)] ?? '');

/** Returns the key of the picture, in any language. */
export const nounOf = (number: number): string => second[nounIndex(number)] ?? 'Panda';
