import { AmountLabel } from '../src/amounts/amount-label.tsx';
import { BalanceLabel } from '../src/amounts/balance-label.tsx';
import { Button } from '../src/button.tsx';
import { BarChart, LineChart } from '../src/charts/chart.tsx';
import { Badge } from '../src/feedback/badge.tsx';
import { EmptyState } from '../src/feedback/empty-state.tsx';
import { FailedState } from '../src/feedback/failed-state.tsx';
import { type Column, DataTable } from '../src/lists/data-table.tsx';
import { Pagination } from '../src/lists/pagination.tsx';
import { StatTile } from '../src/lists/stat-tile.tsx';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

type Bet = {
  id: string;
  game: string;
  time: string;
  stake: string;
  result: string;
  state: 'Settled' | 'Open' | 'Rejected';
};

const bets: Bet[] = [
  { id: '1', game: 'Koi Pond', time: '12 May 20:14', stake: '12.50', result: '184.00', state: 'Settled' },
  {
    id: '2',
    game: 'The Emperor of Ten Thousand Paper Lanterns',
    time: '12 May 20:09',
    stake: '1250000.00',
    result: '-1250000.00',
    state: 'Settled',
  },
  { id: '3', game: 'Saigon Derby', time: '12 May 19:55', stake: '40.00', result: '0.00', state: 'Open' },
];
const tones = { Settled: 'good', Open: 'warn', Rejected: 'bad' } as const;
const columns: Column<Bet>[] = [
  { id: 'game', title: 'Game', cell: (bet) => bet.game, isLead: true },
  { id: 'time', title: 'Time', cell: (bet) => bet.time },
  { id: 'state', title: 'Status', cell: (bet) => <Badge tone={tones[bet.state]}>{bet.state}</Badge> },
  { id: 'stake', title: 'Stake', isNumeric: true, cell: (bet) => <AmountLabel amount={bet.stake} symbol="P" /> },
  {
    id: 'result',
    title: 'Win or loss',
    isNumeric: true,
    cell: (bet) => <AmountLabel amount={bet.result} symbol="P" kind="signed" />,
  },
];
const points = [120, 180, -60, 240, 410, 90, -140, 320, 500, 460].map((value, at) => ({
  label: `${at + 1} May`,
  value,
}));
const balance = { balance: 'Balance', refresh: 'Refresh', show: 'Show', hide: 'Hide' };
const chart = {
  points,
  format: (value: number) => `P${value < 0 ? '\u2212' : ''}${Math.abs(value)}`,
  labels: { point: 'Day', value: 'Amount' },
};

function nothing(): void {}

export function RecordSamples() {
  return (
    <Section title="Money and records">
      <Row>
        <AmountLabel amount="10000000.00" symbol="P" size="huge" />
        <BalanceLabel
          amount="1234567.50"
          symbol="P"
          isMasked={false}
          onToggle={nothing}
          onRefresh={nothing}
          labels={balance}
        />
        <BalanceLabel amount="10" symbol="P" isMasked onToggle={nothing} onRefresh={nothing} labels={balance} />
        <BalanceLabel symbol="P" isMasked={false} onToggle={nothing} onRefresh={nothing} labels={balance} />
        <Badge>joined</Badge>
        <Badge tone="bad">rejected</Badge>
        <Badge tone="accent">VIP</Badge>
      </Row>
      <div className={styles.columns}>
        <StatTile label="Team bets" value={<AmountLabel amount="884213.20" symbol="P" />} note="60 days" />
        <StatTile
          label="Profit"
          value={<AmountLabel amount="-3120.00" symbol="P" kind="signed" />}
          note="since Monday"
        />
        <StatTile label="Members" />
      </div>
      <DataTable
        caption="Bets"
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.id}
        empty={null}
        totals={{ game: 'Total', stake: <AmountLabel amount="1250052.50" symbol="P" /> }}
      />
      <DataTable caption="Bets" columns={columns} rowKey={(bet) => bet.id} empty={null} skeletonRows={2} />
      <Pagination
        pageNo={5}
        totalPages={12}
        onChange={nothing}
        labels={{ pages: 'Pages', previous: 'Previous', next: 'Next' }}
      />
      <div className={styles.columns}>
        <EmptyState title="No bets in these days" action={<Button variant="primary">Find a game</Button>}>
          Choose other dates, or play your first round.
        </EmptyState>
        <EmptyState drawing="letter" title="Your inbox is empty" />
        <FailedState
          title="The list could not be loaded"
          retry={{ label: 'Try again', onRetry: nothing }}
          code="req-4f1a"
        >
          Network link is abnormal, please try again
        </FailedState>
      </div>
      <div className={styles.columns}>
        <LineChart title="Team bets" {...chart} />
        <BarChart title="Profit and loss" {...chart} />
      </div>
    </Section>
  );
}
