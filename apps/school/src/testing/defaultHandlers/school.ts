import type { CollegeRecord, Integration, MessageRetention, MessagingRule, Role } from '@school/domain';
import {
  calendarSettings,
  collegeRecords,
  courses,
  grades,
  integrations,
  roles,
  smtpSettings,
} from '@school/domain/fixtures';
import { ok, type Handlers } from '../handlers.ts';
import { preferences } from './profile.ts';

const school = collegeRecords.aromos as CollegeRecord;
const maule = { id: '07', name: 'Maule' };

const messengerRoles = Object.values(roles as Record<string, Role>)
  .filter(({ permissions }) => permissions.some(({ permission }) => permission === 'messenger.use'))
  .map(({ id, name, slug }) => ({ id, name, slug }));

/** Messages are stored for two years. */
export const messageRetention: MessageRetention = {
  keep: 'two_years',
  older_messages: { one_year: 4210, two_years: 380, five_years: 0 },
};

/** Every role with the messenger may start conversations with every other one. */
export const messagingRules: MessagingRule[] = messengerRoles.map((role) => ({
  role,
  to_role_ids: messengerRoles.map(({ id }) => id),
}));

/** Default handlers of the school and its integrations. */
export const schoolAnswers: Handlers = {
  listCommunes: ok('listCommunes', {
    data: [
      { id: '07301', name: 'Curicó', region: maule },
      { id: '07302', name: 'Hualañé', region: maule },
      { id: '07101', name: 'Talca', region: maule },
    ],
  }),
  getCollege: ok('getCollege', { data: school }),
  listEmailSettings: ok('listEmailSettings', { data: preferences.emails }),
  updateEmailSetting: ok('updateEmailSetting', { data: preferences.emails }),
  getMessageRetention: ok('getMessageRetention', { data: messageRetention }),
  updateMessageRetention: ok('updateMessageRetention', { data: messageRetention }),
  listMessagingRules: ok('listMessagingRules', { data: messagingRules }),
  updateMessagingRule: ok('updateMessagingRule', { data: messagingRules }),
  updateCollege: ok('updateCollege', { data: { ...school, version: school.version + 1 } }),
  updateGrade: ok('updateGrade', { data: { ...grades.basico1, version: 2 } }),
  updateCourse: ok('updateCourse', { data: { ...courses.basico7A, version: 2 } }),
  updateCollegeImages: ok('updateCollegeImages', { data: { ...school, version: school.version + 1 } }),
  listIntegrations: ok('listIntegrations', { data: Object.values(integrations) as Integration[] }),
  getSmtpSettings: ok('getSmtpSettings', { data: smtpSettings.connected }),
  deleteSmtpSettings: ok('deleteSmtpSettings'),
  updateSmtpSettings: ok('updateSmtpSettings', { data: { ...smtpSettings.connected, version: 2 } }),
  testSmtp: ok('testSmtp', {
    steps: (
      ['resolve', 'connect', 'greeting', 'secure', 'sign_in', 'sender', 'recipient', 'send'] as const
    ).map((name) => ({ name, ok: true, problem: null, detail: 'Done.', server_reply: null, took_ms: 64 })),
  }),
  getCalendarSettings: ok('getCalendarSettings', { data: calendarSettings.connected }),
  updateCalendarSettings: ok('updateCalendarSettings', {
    data: { ...calendarSettings.connected, version: 2 },
  }),
  testCalendar: ok('testCalendar', {
    steps: (['reach', 'sign_in', 'calendar', 'write'] as const).map((name) => ({
      name,
      ok: true,
      problem: null,
      detail: 'Done.',
    })),
  }),
};
