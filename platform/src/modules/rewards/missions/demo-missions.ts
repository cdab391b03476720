const money = (amount: string, turnoverPercent = 100) => ({ amount, turnoverPercent });
const points = (count: number) => ({ points: count, turnoverPercent: 0 });
const open = { isOpen: true } as const;

/** The 8 missions of the demo, of 3 kinds (docs/architecture.md 10). */
export const demoMissions = [
  {
    ...open,
    id: 'daily-rounds',
    period: 'daily' as const,
    reward: points(20),
    name: {
      EN: 'Light ten lanterns',
      CN: '点亮十盏灯',
      MY: 'Nyalakan sepuluh tanglung',
      VN: 'Thắp mười ngọn đèn lồng',
      TH: 'จุดโคมสิบดวง',
    },
    goal: { measure: 'rounds' as const, count: 10 },
    minStake: '1.00' as const,
  },
  {
    ...open,
    id: 'daily-slots',
    period: 'daily' as const,
    reward: money('2.00'),
    name: {
      EN: 'Reels by the harbour',
      CN: '港湾转轴',
      MY: 'Gelendong di pelabuhan',
      VN: 'Vòng quay bên bến cảng',
      TH: 'วงล้อริมท่าเรือ',
    },
    goal: { measure: 'stake' as const, amount: '100.00', gameType: 'RNG' as const },
  },
  {
    ...open,
    id: 'daily-games',
    period: 'daily' as const,
    reward: points(30),
    name: {
      EN: 'A walk through the market',
      CN: '逛逛夜市',
      MY: 'Bersiar di pasar malam',
      VN: 'Dạo chợ đêm',
      TH: 'เดินเล่นตลาดกลางคืน',
    },
    goal: { measure: 'games' as const, count: 3 },
    minStake: '1.00' as const,
  },
  {
    ...open,
    id: 'weekly-stake',
    period: 'weekly' as const,
    reward: money('10.00'),
    name: {
      EN: 'Set sail for the week',
      CN: '扬帆一周',
      MY: 'Belayar seminggu',
      VN: 'Giong buồm cả tuần',
      TH: 'ออกเรือทั้งสัปดาห์',
    },
    goal: { measure: 'stake' as const, amount: '1000.00' },
  },
  {
    ...open,
    id: 'weekly-wins',
    period: 'weekly' as const,
    reward: { ...money('5.00'), points: 50 },
    name: {
      EN: 'Five bright wins',
      CN: '五次闪耀的胜利',
      MY: 'Lima kemenangan gemilang',
      VN: 'Năm lần thắng rực rỡ',
      TH: 'ชนะงามห้าครั้ง',
    },
    goal: { measure: 'wins' as const, count: 5, atLeast: '50.00' as const },
  },
  {
    ...open,
    id: 'weekly-run',
    period: 'weekly' as const,
    reward: money('8.00'),
    name: {
      EN: 'Five nights in a row',
      CN: '连续五晚',
      MY: 'Lima malam berturut-turut',
      VN: 'Năm đêm liên tiếp',
      TH: 'ห้าคืนติดต่อกัน',
    },
    goal: { measure: 'days' as const, count: 5 },
    minStake: '1.00' as const,
  },
  {
    ...open,
    id: 'first-deposit',
    period: 'once' as const,
    reward: money('10.00', 300),
    name: {
      EN: 'First cargo ashore',
      CN: '首批货物上岸',
      MY: 'Kargo pertama ke darat',
      VN: 'Chuyến hàng đầu tiên cập bến',
      TH: 'สินค้าเที่ยวแรกขึ้นฝั่ง',
    },
    goal: { measure: 'deposits' as const, count: 1, atLeast: '50.00' },
  },
  {
    ...open,
    id: 'explorer',
    period: 'once' as const,
    reward: points(200),
    name: {
      EN: 'Know every quay',
      CN: '走遍每个码头',
      MY: 'Kenali setiap dermaga',
      VN: 'Biết hết mọi bến cảng',
      TH: 'รู้จักทุกท่าเรือ',
    },
    goal: { measure: 'games' as const, count: 25 },
  },
];

export const demoLeaderboard = {
  isOpen: true,
  measure: 'stake' as const,
  minStake: '0.00',
  prizes: [
    { places: 1, ...money('500.00') },
    { places: 1, ...money('300.00') },
    { places: 1, ...money('150.00') },
    { places: 2, ...money('50.00') },
    { places: 5, ...money('20.00') },
  ],
};
