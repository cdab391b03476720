import { AmountLabel } from '../src/amounts/amount-label.tsx';
import { Logo } from '../src/brand/logo.tsx';
import { Button } from '../src/button.tsx';
import { Badge } from '../src/feedback/badge.tsx';
import { EmptyState } from '../src/feedback/empty-state.tsx';
import { FailedState } from '../src/feedback/failed-state.tsx';
import { Checkbox } from '../src/forms/checkbox.tsx';
import { Select } from '../src/forms/select.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { GameTile } from '../src/games/game-tile.tsx';
import { Chip, FilterRow } from '../src/lists/chip.tsx';
import { DataTable } from '../src/lists/data-table.tsx';
import { StatTile } from '../src/lists/stat-tile.tsx';
import { Tabs } from '../src/navigation/tabs.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

type Sample = { name: string; short: string; long: string };

/** Letters with marks above and below, so that a line that is too low shows. */
const samples: Readonly<Record<string, Sample>> = {
  th: { name: 'ไทย', short: 'ฝากเงิน', long: 'ผู้เล่นที่ชนะรางวัลใหญ่วันนี้ กู้ปู่ย่าน้ำใจที่ยิ่งใหญ่' },
  vi: { name: 'Tiếng Việt', short: 'Nạp tiền', long: 'Người chơi thắng giải thưởng lớn nhất hôm nay ở Nguyễn Huệ' },
  'zh-Hans': { name: '中文', short: '存款', long: '今天赢得最大奖金的玩家，请在页面上查看您的余额' },
  my: { name: 'မြန်မာ', short: 'ငွေသွင်း', long: 'ကစားသမားများအတွက် ကြိုဆိုပါသည် ဆုကြီးများ အနိုင်ရသူ' },
};

function nothing(): void {}

/** `?page=scripts`: every component that carries words, in Thai, Vietnamese, Chinese and Burmese. */
export function ScriptSamples() {
  return Object.entries(samples).map(([lang, sample]) => (
    <div key={lang} lang={lang} className={styles.section}>
      <Section title={`${sample.name} · ${sample.long}`}>
        <Words {...sample} />
        <TableSample {...sample} />
      </Section>
    </div>
  ));
}

function Words({ short, long }: Sample) {
  const options = [{ value: 'a', label: long }];
  const items = [
    { value: 'a' as const, label: short },
    { value: 'b' as const, label: long },
  ];
  return (
    <>
      <div className={styles.row}>
        <Logo name={short} />
        <Button variant="primary">{short}</Button>
        <Button size="small">{long}</Button>
        <Badge tone="good">{short}</Badge>
      </div>
      <div className={styles.columns}>
        <TextField label={short} help={long} placeholder={short} />
        <TextField label={short} error={long} defaultValue={short} />
        <Select label={short} options={options} />
        <Checkbox label={long} />
      </div>
      <FilterRow label={short}>
        <Chip isChosen>{short}</Chip>
        <Chip count="24">{long}</Chip>
      </FilterRow>
      <Tabs label={short} items={items} value="a" onChange={nothing}>
        {long}
      </Tabs>
    </>
  );
}

function TableSample({ short, long }: Sample) {
  const columns = [
    { id: 'name', title: short, cell: () => long, isLead: true },
    { id: 'stake', title: short, isNumeric: true, cell: () => <AmountLabel amount="-1234.50" symbol="P" /> },
  ];
  return (
    <>
      <div className={styles.columns}>
        <GameTile
          name={long}
          vendor={short}
          seed={7}
          theme="koi pond"
          category="slots"
          onPlay={nothing}
          playLabel={short}
          badge={{ kind: 'hot', text: short }}
          minBet={short}
        />
        <StatTile label={short} value={<AmountLabel amount="884213.20" symbol="P" />} note={long} />
        <EmptyState title={short}>{long}</EmptyState>
        <FailedState title={short} retry={{ label: short, onRetry: nothing }}>
          {long}
        </FailedState>
      </div>
      <DataTable caption={short} columns={columns} rows={[{ id: '1' }]} rowKey={({ id }) => id} empty={null} />
    </>
  );
}
