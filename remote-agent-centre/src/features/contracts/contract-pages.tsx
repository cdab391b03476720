import { ContractPage } from './contract-page.tsx';

/** Pages of docs/product.md 2.6, one for each kind of contract. */
export const DividendRecord = () => <ContractPage kind="dividend" />;
export const DailyWages = () => <ContractPage kind="daily" />;
export const HourlySalary = () => <ContractPage kind="hourly" />;
export const RealTimeSalary = () => <ContractPage kind="realtime" />;
