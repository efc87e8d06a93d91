import { testConnection } from '../../calendar/connection.ts';
import { toCalendarAccount } from '../../calendar/settings.ts';
import { inCollege } from '../../database/collegeTransaction.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { writeCalendarSettings } from './calendarSettings.commands.ts';
import { presentCalendarSettings } from './calendarSettings.present.ts';
import { findCalendarSettings } from './calendarSettings.queries.ts';

export const calendarSettingsHandlers = {
  getCalendarSettings: async ({ tx }) => {
    const data = presentCalendarSettings(await findCalendarSettings(tx));
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  updateCalendarSettings: async (context) => {
    const data = presentCalendarSettings(await writeCalendarSettings(context));
    context.afterCommit(context.services.wakeCalendarSync);
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  testCalendar: prepared(
    async ({ college, services: { db, encryption, outbound } }) => {
      const settings = await inCollege(db, college.id, (tx) => findCalendarSettings(tx));
      if (!settings) throw invalid({ calendar: ['No calendar is connected.'] });
      return testConnection({ outbound, account: toCalendarAccount(encryption, settings) });
    },
    async (_context, steps) => ({ status: 200, body: { steps } }),
  ),
} satisfies Partial<Handlers>;
