import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { FastifyInstance } from 'fastify';
import { type RecordPeriod, recordPeriodOf } from '../../../../kernel/time/record-period.rules.ts';
import type { AgentSettings } from '../../agents.settings.ts';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the asked days in the setting timeZone; never days after today, because each gets a row.
 * @throws Refusal `invalid_input`
 */
export async function periodOf(
  { kernel }: FastifyInstance,
  settings: AgentSettings,
  asked: Asked,
  months: number,
): Promise<RecordPeriod> {
  const context = { timeZone: await settings.get('timeZone'), now: kernel.clock.now(), months };
  const today = dayIn(context.timeZone, context.now);
  return recordPeriodOf({ ...asked, to: asked.to && asked.to > today ? today : asked.to }, context);
}
