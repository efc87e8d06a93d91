import { demoPasswords } from '@school/domain/fixtures';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { multipart } from '../../apps/provider/src/testing/multipart.ts';
import type { CallOptions, School } from '../../apps/provider/src/testing/openSchool.ts';
import { pdf } from '../../apps/provider/src/testing/writing.ts';
import { arrangedTemplates } from './scenarioTemplates.ts';
import { pushSubscription } from './writes.ts';

/** A PNG of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Requests with which the operations on the school itself succeed: its places, contacts, record, templates and mail server, and push messages. */
export function arrangedSchool(
  school: School,
  token: string,
): Partial<Record<OperationId, () => Promise<CallOptions>>> {
  const first = { headers: { 'if-match': '"1"' } };
  const newPlace = () => ({
    name: 'Anexo',
    code: randomUUID().slice(0, 10),
    address: 'Calle Nueva 1',
    timezone: 'America/Santiago',
  });
  const place = async () => {
    const { data } = await school.call('createPlace', { token, body: newPlace() });
    return { path: { id: data.data.id } };
  };
  const newContact = { kind: 'person', name: 'Rosa', phones: [{ label: 'Celular', e164: '+56991234501' }] };
  const contact = async () => {
    const { data } = await school.call('createContact', { token, body: newContact });
    return { path: { id: data.data.id } };
  };
  const college = async () => {
    const { data } = await school.call('getCollege', { token });
    return { record: data.data, match: { 'if-match': `"${data.data.version}"` } };
  };
  const smtp = {
    // A private address is rejected at once, without a query to a name server.
    host: '127.0.0.1',
    port: 587,
    encryption: 'starttls',
    auth: 'login',
    username: 'x',
    password: 'y',
    from_name: 'Aromos',
    current_password: demoPasswords.aromos,
    from_address: 'avisos@aromos.example',
  };
  const subscribe = () => school.call('subscribeToPush', { token, body: pushSubscription() });
  return {
    getPushState: async () => {
      await subscribe();
      return {};
    },
    subscribeToPush: async () => ({ body: pushSubscription() }),
    unsubscribeFromPush: async () => ({ path: { id: (await subscribe()).data.data.devices[0]!.id } }),
    createPlace: async () => ({ body: newPlace() }),
    getPlace: () => place(),
    updatePlace: async () => ({ ...(await place()), body: newPlace(), ...first }),
    deletePlace: () => place(),
    createContact: async () => ({ body: newContact }),
    getContact: () => contact(),
    updateContact: async () => ({ ...(await contact()), body: newContact, ...first }),
    deleteContact: () => contact(),
    getContactCard: () => contact(),
    updateCollege: async () => {
      const { match, record } = await college();
      const { name, short_name, acronym, address, commune, email, phone, phone_extension } = record;
      const { have_advertising, show_onboarding, app_status_publishing } = record;
      const { id: _id, ...setting } = record.setting;
      const body = {
        name,
        short_name,
        acronym,
        address,
        commune_id: commune?.id ?? null,
        email,
        phone,
        phone_extension,
        have_advertising,
        show_onboarding,
        app_status_publishing,
        setting,
      };
      return { body, headers: match };
    },
    updateCollegeImages: async () => {
      const { body, headers } = multipart({ _method: 'PUT', remove_image_menu: '1' });
      return { body, headers: { ...headers, ...(await college()).match } };
    },
    updateAlertTemplate: async () => ({ body: { kind: 'gas', title: 'Gas', content: 'Salgan.' } }),
    ...arrangedTemplates(school, token),
    updateEmailSetting: async () => ({ body: { kind: 'posts', frequency: 'daily', locked: false } }),
    updateMessagingRule: async () => {
      const { data } = await school.call('listMessagingRules', { token });
      // Not the administrator's role, which starts the conversations of other operations.
      const [to_role_id, from_role_id] = data.data.slice(-2).map(({ role }) => role.id);
      return { body: { from_role_id, to_role_id, allowed: false } };
    },
    updateGrade: async () => {
      const { data } = await school.call('listGrades', { token });
      const { id, version } = data.data[0]!;
      return { path: { id }, body: { name: randomUUID() }, headers: { 'if-match': `"${version}"` } };
    },
    updateCourse: async () => {
      const { data } = await school.call('listCourses', { token });
      const { id, version } = data.data[0]!;
      return { path: { id }, body: { name: randomUUID() }, headers: { 'if-match': `"${version}"` } };
    },
    createPostPicture: async () => multipart({ file: onePixel }),
    createPostAttachment: async () => multipart({ file: pdf() }),
    downloadPostAttachment: async () => {
      const sent = await school.call('createPostAttachment', { token, ...multipart({ file: pdf() }) });
      return { path: { id: sent.data.data.id } };
    },
    updateSmtpSettings: async () => ({ body: smtp }),
    deleteSmtpSettings: async () => {
      await school.call('updateSmtpSettings', { token, body: smtp });
      return {};
    },
    testSmtp: async () => {
      await school.call('updateSmtpSettings', { token, body: smtp });
      return { body: { to: 'ana@correo.example' } };
    },
  };
}
