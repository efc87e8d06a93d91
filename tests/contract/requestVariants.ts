import type { OperationId, Permission } from '@school/domain';
import { type LocatedOperation } from '@school/domain/contract';
import type { CallOptions, School, TestAnswer } from '../../apps/provider/src/testing/openSchool.ts';
import { newPost } from '../../apps/provider/src/testing/writing.ts';
import { reportConflicts } from './reportConflicts.ts';
import type { Scenario } from './scenario.ts';
import { decidedTwice } from './scenarioApproval.ts';
import { closedToSignUps, signUpConflicts } from './signUpVariants.ts';
import { createTooMany, templateOperations } from './scenarioTemplates.ts';

type RequestVariant = (scenario: Scenario, located: LocatedOperation) => Promise<TestAnswer<unknown>>;

const getOperationId = ({ operation }: LocatedOperation) => operation.operationId as OperationId;
const getMediaType = ({ operation }: LocatedOperation) =>
  Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json';

/** Sends the successful call with one change. */
async function changed(
  scenario: Scenario,
  located: LocatedOperation,
  change: (options: CallOptions) => CallOptions,
  at: School = scenario.school,
): Promise<TestAnswer<unknown>> {
  await scenario.school.db.deleteFrom('rate_limits').execute();
  const options = await scenario.successful(getOperationId(located));
  await scenario.school.db.deleteFrom('rate_limits').execute();
  return at.call(getOperationId(located), change(options));
}

/** Removes the permission from the role, sends the call, and restores the permission. */
async function withoutPermission(
  scenario: Scenario,
  located: LocatedOperation,
  permission = located.operation['x-permission'] as Permission,
): Promise<TestAnswer<unknown>> {
  const options = await scenario.successful(getOperationId(located));
  const deleted = await scenario.school.arrange((tx) =>
    tx.deleteFrom('role_permissions').where('permission', '=', permission).returningAll().execute(),
  );
  const answer = await scenario.school.call(getOperationId(located), options);
  await scenario.school.arrange((tx) => tx.insertInto('role_permissions').values(deleted).execute());
  return answer;
}

async function emergencyOver(
  { school, successful, token }: Scenario,
  operation: 'followUpNotification' | 'endEmergency' | 'acknowledgeNotification',
  body: object = { content: 'Terminó.' },
): Promise<TestAnswer<unknown>> {
  const options = await successful('endEmergency');
  await school.call('endEmergency', options);
  return school.call(operation, { ...options, token, body });
}

async function categoryInUse(scenario: Scenario): Promise<TestAnswer<unknown>> {
  const { school, token, choices } = scenario;
  await school.call('createPost', { token, body: newPost(choices) });
  return school.call('deletePostCategory', { token, path: { id: choices.categories[0]!.id } });
}

/** Sends the call as a read-only user. */
const sentByReader: RequestVariant = (scenario, located) =>
  changed(scenario, located, (options) => ({ ...options, token: scenario.reader }));

/** Answers an emergency for another person as a user who may not see its board. */
const answeredByReader: RequestVariant = (scenario, located) =>
  changed(scenario, located, (options) => ({
    ...options,
    token: scenario.reader,
    body: { state: 'safe', for_user_id: (options.path as { id: string }).id },
  }));

/** Signs in with the correct password to an account with another status. */
const signedInAs =
  (status: 'pending' | 'suspended'): RequestVariant =>
  async (scenario, located) => {
    const { school } = scenario;
    const options = await scenario.successful(getOperationId(located));
    const { email } = options.body as { email: string };
    const set = (to: 'active' | typeof status) =>
      school.arrange((tx) =>
        tx.updateTable('users').set({ status: to }).where('email', '=', email).execute(),
      );
    await set(status);
    const answer = await school.call(getOperationId(located), options);
    await set('active');
    return answer;
  };

/** Emergencies need no permission, but other notifications do. */
const withoutView: RequestVariant = (scenario, located) =>
  withoutPermission(scenario, located, 'notifications.view');

/** Operations that answer 403 for another reason than a missing permission of theirs. */
const forbidden: Partial<Record<OperationId, RequestVariant>> = {
  register: closedToSignUps,
  login: signedInAs('suspended'),
  createNotification: sentByReader,
  getNotification: withoutView,
  markNotificationRead: withoutView,
  cancelNotification: sentByReader,
  acknowledgeNotification: answeredByReader,
  listManagedNotifications: sentByReader,
  listNotificationRecipients: sentByReader,
  previewAudience: sentByReader,
  searchAudience: sentByReader,
  countAudienceGroups: sentByReader,
  ...Object.fromEntries([...templateOperations, 'listReceipts'].map((id) => [id, sentByReader])),
  getReminderPreview: sentByReader,
  sendReminder: sentByReader,
  confirmRead: async (scenario, located) => {
    // The author gives no confirmation.
    const author = await scenario.school.as('direccion');
    return changed(scenario, located, (options) => ({ ...options, token: author }));
  },
};

async function documentCategoryInUse({ school, token }: Scenario): Promise<TestAnswer<unknown>> {
  const { data } = await school.call('listDocuments', { token });
  return school.call('deleteDocumentCategory', { token, path: { id: data.data[0]!.category.id } });
}

/**
 * Operations that answer 409 for another reason than an old version: the record is in use, or its state forbids the
 * change.
 */
const conflicts: Partial<Record<OperationId, RequestVariant>> = {
  deletePostCategory: categoryInUse,
  login: signedInAs('pending'),
  ...signUpConflicts,
  deleteDocumentCategory: documentCategoryInUse,
  deletePlace: async ({ school, token }) => {
    const { data } = await school.call('listPlaces', { token });
    return school.call('deletePlace', { token, path: { id: data.data[0]!.id } });
  },
  createTemplate: ({ school, token }) => createTooMany(school, token),
  removeConversationMember: (scenario, located) => leftWithoutOwner(scenario, located),
  ...reportConflicts,
  followUpNotification: (scenario) => emergencyOver(scenario, 'followUpNotification'),
  remindUnanswered: async (scenario) => {
    const ended = await scenario.successful('remindUnanswered');
    await scenario.school.call('endEmergency', {
      ...ended,
      body: { content: 'Terminó.' },
      token: scenario.token,
    });
    return scenario.school.call('remindUnanswered', { ...ended, token: scenario.token });
  },
  sendReminder: async ({ school, successful, token }) => {
    const options = { ...(await successful('sendReminder')), token };
    await school.call('sendReminder', options);
    return school.call('sendReminder', options);
  },
  confirmRead: async ({ school, successful, reader }) => {
    const options = await successful('sendReminder');
    return school.call('confirmRead', { ...options, token: reader });
  },
  approveEmergency: decidedTwice('approveEmergency'),
  rejectEmergency: decidedTwice('rejectEmergency'),
  skipApproval: decidedTwice('skipApproval'),
  endEmergency: (scenario) => emergencyOver(scenario, 'endEmergency'),
  acknowledgeNotification: (scenario) =>
    emergencyOver(scenario, 'acknowledgeNotification', { state: 'safe' }),
  deleteUser: async ({ school, token }) => {
    const { data } = await school.call('getCurrentUser', { token });
    return school.call('deleteUser', { token, path: { id: data.data.id } });
  },
  deleteRole: async ({ school, token }) => {
    const { data } = await school.call('listRoles', { token });
    return school.call('deleteRole', { token, path: { id: data.data[0]!.id } });
  },
};

/** Repeats the call with the ETag of the first answer. */
async function unchanged(scenario: Scenario, located: LocatedOperation): Promise<TestAnswer<unknown>> {
  const options = await scenario.successful(getOperationId(located));
  const first = await scenario.school.call(getOperationId(located), options);
  return scenario.school.call(getOperationId(located), {
    ...options,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
}

/** An act that is already done answers 200, where the first time answers 201. */
async function doneBefore(scenario: Scenario, located: LocatedOperation): Promise<TestAnswer<unknown>> {
  const options = await scenario.successful(getOperationId(located));
  if (getOperationId(located) === 'createConversation') {
    const reader = await scenario.school.call('getCurrentUser', {
      token: await scenario.school.as('direccion'),
    });
    options.body = { kind: 'direct', user_id: reader.data.data.id };
  }
  await scenario.school.call(getOperationId(located), options);
  return scenario.school.call(getOperationId(located), options);
}

/** The only owner of a group tries to leave the group. */
async function leftWithoutOwner(scenario: Scenario, located: LocatedOperation): Promise<TestAnswer<unknown>> {
  const { path, ...options } = await scenario.successful(getOperationId(located));
  const user = await scenario.school.call('getCurrentUser', { token: scenario.token });
  return scenario.school.call(getOperationId(located), {
    ...options,
    path: { ...path, user_id: user.data.data.id },
  });
}

const withHeader = (name: string, value: string): RequestVariant => {
  const added = (options: CallOptions) => ({ ...options, headers: { ...options.headers, [name]: value } });
  return (scenario, located) => changed(scenario, located, added);
};

function oversized(located: LocatedOperation): CallOptions {
  const limit = located.operation['x-body-limit'] ?? 65_536;
  // The provider rejects a body with an announced length above the limit before it reads the body.
  if (located.operation['x-streamed'])
    return {
      body: 'x',
      headers: {
        'content-type': `${getMediaType(located)}; boundary=x`,
        'content-length': String(limit + 1),
      },
    };
  const body = Buffer.alloc(limit + 1, 0x20);
  const type = getMediaType(located);
  return { body, headers: { 'content-type': type.startsWith('multipart') ? `${type}; boundary=x` : type } };
}

/** How each error status is caused, in the same way for every operation that declares it. */
export const requestVariants: Record<string, RequestVariant> = {
  '206': withHeader('range', 'bytes=0-9'),
  '304': unchanged,
  '416': withHeader('range', 'bytes=99999999-'),
  '400': (scenario, located) =>
    changed(scenario, located, (options) => ({
      ...options,
      body: getMediaType(located).startsWith('multipart') ? '--x\r\ntorn' : '{"torn":',
      headers: {
        ...options.headers,
        'content-type': getMediaType(located).startsWith('multipart')
          ? 'multipart/form-data; boundary=x'
          : 'application/json',
      },
    })),
  '401': (scenario, located) =>
    changed(scenario, located, (options) => ({ ...options, token: 'A'.repeat(43) })),
  '403': (scenario, located) =>
    forbidden[getOperationId(located)]?.(scenario, located) ?? withoutPermission(scenario, located),
  '404': (scenario, located) =>
    changed(scenario, located, (options) => ({ ...options, host: 'unknown.example' })),
  '409': (scenario, located) =>
    conflicts[getOperationId(located)]?.(scenario, located) ??
    changed(scenario, located, (options) => ({
      ...options,
      headers: { ...options.headers, 'if-match': '"77"' },
    })),
  '413': (scenario, located) =>
    changed(scenario, located, (options) => ({
      ...options,
      ...oversized(located),
      headers: { ...options.headers, ...oversized(located).headers },
    })),
  '415': (scenario, located) =>
    changed(scenario, located, (options) => ({
      ...options,
      body: 'x',
      headers: { ...options.headers, 'content-type': 'text/plain' },
    })),
  '419': (scenario, located) =>
    changed(scenario, located, ({ token: _token, ...options }) => ({
      ...options,
      headers: { ...options.headers, origin: 'http://evil.example' },
    })),
  '422': (scenario, located) =>
    changed(scenario, located, (options) => {
      const query =
        located.parameters.some((parameter) => parameter.in === 'query') || located.method === 'get';
      return query
        ? { ...options, query: { unknown: 1 } }
        : {
            ...options,
            headers: { ...options.headers, 'idempotency-key': 'no' },
            ...(located.operation['x-csrf'] ? { body: {} } : {}),
          };
    }),
  '429': (scenario, located) => changed(scenario, located, (options) => options, scenario.flooded),
  default: (scenario, located) => changed(scenario, located, (options) => options, scenario.broken),
};

/** The success statuses. */
export const done = ['200', '201', '204'];

const succeed: RequestVariant = (scenario, located) => changed(scenario, located, (options) => options);

/** Returns how an operation is brought to the given success status. */
export const getVariant = (located: LocatedOperation, status: string): RequestVariant =>
  status === '200' && '201' in located.operation.responses ? doneBefore : succeed;
