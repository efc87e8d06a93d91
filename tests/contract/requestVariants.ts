import type { OperationId } from '@school/domain';
import { type FoundOperation } from '@school/domain/contract';
import type { CallOptions, School, TestAnswer } from '../../apps/provider/src/testing/openSchool.ts';
import { newPost } from '../../apps/provider/src/testing/writing.ts';
import type { Scenario } from './scenario.ts';

type Way = (scene: Scenario, found: FoundOperation) => Promise<TestAnswer<unknown>>;

const idOf = ({ operation }: FoundOperation) => operation.operationId as OperationId;
const mediaTypeOf = ({ operation }: FoundOperation) =>
  Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json';

/** Sends the successful call with one change. */
async function changed(
  scene: Scenario,
  found: FoundOperation,
  change: (options: CallOptions) => CallOptions,
  at: School = scene.school,
): Promise<TestAnswer<unknown>> {
  await scene.school.db.deleteFrom('rate_limits').execute();
  const options = await scene.successful(idOf(found));
  await scene.school.db.deleteFrom('rate_limits').execute();
  return at.call(idOf(found), change(options));
}

async function closedToSignUps(scene: Scenario, found: FoundOperation): Promise<TestAnswer<unknown>> {
  const setOpen = async (sign_up_open: boolean) => {
    await scene.school.arrange((tx) => tx.updateTable('colleges').set({ sign_up_open }).execute());
    // The provider caches a college for some seconds.
    scene.school.clock.now = new Date(scene.school.clock.now.getTime() + 6000);
  };
  await setOpen(false);
  const answer = await changed(scene, found, (options) => options);
  await setOpen(true);
  return answer;
}

/** Removes the permission from the role, sends the call, and restores the permission. */
async function withoutPermission(scene: Scenario, found: FoundOperation): Promise<TestAnswer<unknown>> {
  const permission = found.operation['x-permission'] as 'posts.view';
  const options = await scene.successful(idOf(found));
  const taken = await scene.school.arrange((tx) =>
    tx.deleteFrom('role_permissions').where('permission', '=', permission).returningAll().execute(),
  );
  const answer = await scene.school.call(idOf(found), options);
  await scene.school.arrange((tx) => tx.insertInto('role_permissions').values(taken).execute());
  return answer;
}

async function emergencyOver(
  { school, successful, token }: Scenario,
  operation: 'followUpNotification' | 'endEmergency',
): Promise<TestAnswer<unknown>> {
  const options = await successful('endEmergency');
  await school.call('endEmergency', options);
  return school.call(operation, { ...options, token });
}

async function categoryInUse(scene: Scenario): Promise<TestAnswer<unknown>> {
  const { school, token, choices } = scene;
  await school.call('createPost', { token, body: newPost(choices) });
  return school.call('deletePostCategory', { token, path: { id: choices.categories[0]!.id } });
}

/** Sends the call as a read-only user. */
const askedByReader: Way = (scene, found) =>
  changed(scene, found, (options) => ({ ...options, token: scene.reader }));

/** Answers an emergency for another person as a user who may not see its board. */
const answeredByReader: Way = (scene, found) =>
  changed(scene, found, (options) => ({
    ...options,
    token: scene.reader,
    body: { state: 'safe', for_user_id: (options.path as { id: string }).id },
  }));

/** Signs in with the correct password to an account with another status. */
const signedInAs =
  (status: 'pending' | 'suspended'): Way =>
  async (scene, found) => {
    const { school } = scene;
    const options = await scene.successful(idOf(found));
    const { email } = options.body as { email: string };
    const set = (to: 'active' | typeof status) =>
      school.arrange((tx) =>
        tx.updateTable('users').set({ status: to }).where('email', '=', email).execute(),
      );
    await set(status);
    const answer = await school.call(idOf(found), options);
    await set('active');
    return answer;
  };

/** Operations that answer 403 for another reason than a missing permission. */
const forbidden: Partial<Record<OperationId, Way>> = {
  register: closedToSignUps,
  login: signedInAs('suspended'),
  createNotification: askedByReader,
  acknowledgeNotification: answeredByReader,
  listManagedNotifications: askedByReader,
  listNotificationRecipients: askedByReader,
  previewAudience: askedByReader,
  countAudienceGroups: askedByReader,
};

async function documentCategoryInUse({ school, token }: Scenario): Promise<TestAnswer<unknown>> {
  const { data } = await school.call('listDocuments', { token });
  return school.call('deleteDocumentCategory', { token, path: { id: data.data[0]!.category.id } });
}

/**
 * Operations that answer 409 for another reason than an old version: the record is in use, or its state forbids the
 * change.
 */
const conflicts: Partial<Record<OperationId, Way>> = {
  deletePostCategory: categoryInUse,
  login: signedInAs('pending'),
  deleteDocumentCategory: documentCategoryInUse,
  deletePlace: async ({ school, token }) => {
    const { data } = await school.call('listPlaces', { token });
    return school.call('deletePlace', { token, path: { id: data.data[0]!.id } });
  },
  removeConversationMember: (scene, found) => leftWithoutOwner(scene, found),
  followUpNotification: (scene) => emergencyOver(scene, 'followUpNotification'),
  endEmergency: (scene) => emergencyOver(scene, 'endEmergency'),
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
async function unchanged(scene: Scenario, found: FoundOperation): Promise<TestAnswer<unknown>> {
  const options = await scene.successful(idOf(found));
  const first = await scene.school.call(idOf(found), options);
  return scene.school.call(idOf(found), {
    ...options,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
}

/** An act that is already done answers 200, where the first time answers 201. */
async function doneBefore(scene: Scenario, found: FoundOperation): Promise<TestAnswer<unknown>> {
  const options = await scene.successful(idOf(found));
  if (idOf(found) === 'createConversation') {
    const reader = await scene.school.call('getCurrentUser', { token: await scene.school.as('direccion') });
    options.body = { kind: 'direct', user_id: reader.data.data.id };
  }
  await scene.school.call(idOf(found), options);
  return scene.school.call(idOf(found), options);
}

/** The only owner of a group tries to leave the group. */
async function leftWithoutOwner(scene: Scenario, found: FoundOperation): Promise<TestAnswer<unknown>> {
  const { path, ...options } = await scene.successful(idOf(found));
  const own = await scene.school.call('getCurrentUser', { token: scene.token });
  return scene.school.call(idOf(found), { ...options, path: { ...path, user_id: own.data.data.id } });
}

const withHeader = (name: string, value: string): Way => {
  const added = (options: CallOptions) => ({ ...options, headers: { ...options.headers, [name]: value } });
  return (scene, found) => changed(scene, found, added);
};

function oversized(found: FoundOperation): CallOptions {
  const limit = found.operation['x-body-limit'] ?? 65_536;
  // The provider rejects a body with an announced length above the limit before it reads the body.
  if (found.operation['x-streamed'])
    return {
      body: 'x',
      headers: { 'content-type': `${mediaTypeOf(found)}; boundary=x`, 'content-length': String(limit + 1) },
    };
  const body = Buffer.alloc(limit + 1, 0x20);
  const type = mediaTypeOf(found);
  return { body, headers: { 'content-type': type.startsWith('multipart') ? `${type}; boundary=x` : type } };
}

/** How each error status is caused, in the same way for every operation that declares it. */
export const requestVariants: Record<string, Way> = {
  '206': withHeader('range', 'bytes=0-9'),
  '304': unchanged,
  '416': withHeader('range', 'bytes=99999999-'),
  '400': (scene, found) =>
    changed(scene, found, (options) => ({
      ...options,
      body: mediaTypeOf(found).startsWith('multipart') ? '--x\r\ntorn' : '{"torn":',
      headers: {
        ...options.headers,
        'content-type': mediaTypeOf(found).startsWith('multipart')
          ? 'multipart/form-data; boundary=x'
          : 'application/json',
      },
    })),
  '401': (scene, found) => changed(scene, found, (options) => ({ ...options, token: 'A'.repeat(43) })),
  '403': (scene, found) => forbidden[idOf(found)]?.(scene, found) ?? withoutPermission(scene, found),
  '404': (scene, found) => changed(scene, found, (options) => ({ ...options, host: 'unknown.example' })),
  '409': (scene, found) =>
    conflicts[idOf(found)]?.(scene, found) ??
    changed(scene, found, (options) => ({
      ...options,
      headers: { ...options.headers, 'if-match': '"77"' },
    })),
  '413': (scene, found) =>
    changed(scene, found, (options) => ({
      ...options,
      ...oversized(found),
      headers: { ...options.headers, ...oversized(found).headers },
    })),
  '415': (scene, found) =>
    changed(scene, found, (options) => ({
      ...options,
      body: 'x',
      headers: { ...options.headers, 'content-type': 'text/plain' },
    })),
  '419': (scene, found) =>
    changed(scene, found, ({ token: _token, ...options }) => ({
      ...options,
      headers: { ...options.headers, origin: 'http://evil.example' },
    })),
  '422': (scene, found) =>
    changed(scene, found, (options) => {
      const query = found.parameters.some((parameter) => parameter.in === 'query') || found.method === 'get';
      return query
        ? { ...options, query: { unknown: 1 } }
        : {
            ...options,
            headers: { ...options.headers, 'idempotency-key': 'no' },
            ...(found.operation['x-csrf'] ? { body: {} } : {}),
          };
    }),
  '429': (scene, found) => changed(scene, found, (options) => options, scene.flooded),
  default: (scene, found) => changed(scene, found, (options) => options, scene.broken),
};

/** The success statuses. */
export const done = ['200', '201', '204'];

const succeed: Way = (scene, found) => changed(scene, found, (options) => options);

/** Returns how an operation is brought to the given success status. */
export const variantOf = (found: FoundOperation, status: string): Way =>
  status === '200' && '201' in found.operation.responses ? doneBefore : succeed;
