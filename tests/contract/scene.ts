import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { connect } from '../../apps/provider/src/database/connection.ts';
import { defaultLimits } from '../../apps/provider/src/plugins/limits.ts';
import { type CallOptions, openSchool, type School } from '../../apps/provider/src/testing/openSchool.ts';
import { multipart } from '../../apps/provider/src/testing/multipart.ts';
import {
  type Choices,
  choicesOf,
  newDocument,
  newPost,
  pdf,
} from '../../apps/provider/src/testing/writing.ts';
import type { TestDatabase } from '../../apps/provider/vitest.database.ts';

/** A school in which every operation can succeed. */
export interface Scene {
  school: School;
  /** One who may everything, and one who may read. */
  token: string;
  reader: string;
  choices: Choices;
  /** What makes this operation succeed; things that are used up are made anew each time. */
  successful: (operation: OperationId) => Promise<CallOptions>;
  /** Its answers are 503: the database is gone. */
  broken: School;
  /** Its answers are 429: nothing is let through. */
  flooded: School;
  close: () => Promise<void>;
}

const password = 'un caballo correcto';

const profile = {
  _method: 'PUT',
  name: 'Marcela',
  first_lastname: 'Fuentes',
  second_lastname: 'Rojas',
  email: 'administrador@aromos.example',
  rut: '12.345.678-5',
  phone: '+56900006166',
  birthdate: '1979-05-14',
};

async function resetLink(school: School): Promise<{ token: string; email: string }> {
  await school.db.deleteFrom('rate_limits').execute();
  const sent = school.mails.length;
  await school.call('requestPasswordReset', { body: { email: 'asistente@aromos.example' } });
  while (school.mails.length === sent) await new Promise((resolve) => setImmediate(resolve));
  const link = new URL(/http\S+/.exec(school.mails.at(-1)!.text)![0]);
  return { token: link.searchParams.get('token')!, email: link.searchParams.get('email')! };
}

/** Opens the scene; its two broken twins are made of the same parts. */
export async function openScene(database: TestDatabase): Promise<Scene> {
  const school = await openSchool(database);
  const flooded = await openSchool(database, {
    limits: { ...defaultLimits, request: { hits: 0, seconds: 60 } },
  });
  const db = connect({ host: '/nowhere', user: 'nobody', database: 'none' });
  const broken = await openSchool(database, { db, logger: false });
  const token = await school.as('administrador');
  const reader = await school.as('lectura');
  const choices = await choicesOf(school, token);

  const post = async (status: 'draft' | 'published' = 'published') => {
    const { data } = await school.call('createPost', { token, body: newPost(choices, { status }) });
    return { path: { id: data.data.id } };
  };
  const category = async () => {
    const { data } = await school.call('createPostCategory', { token, body: { name: randomUUID() } });
    return { path: { id: data.data.id } };
  };
  const first = { headers: { 'if-match': '"1"' } };
  const document = async () => {
    const { data } = await school.call('createDocument', { token, ...(await newDocument(school, token)) });
    return { path: { id: data.data.id } };
  };
  const documentCategory = async () => {
    const { data } = await school.call('createDocumentCategory', { token, body: { name: randomUUID() } });
    return { path: { id: data.data.id } };
  };
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
  const documentWrite = async () => {
    const { data } = await school.call('listDocumentCategories', { token });
    return { title: 'Circular', category_id: data.data[0]!.id, audience: { scope: 'all' } };
  };
  const passwords = { password, password_confirmation: password };
  const signIn = { email: 'direccion@aromos.example', password: 'aromos-2026' };

  const arranged: Partial<Record<OperationId, () => Promise<CallOptions>>> = {
    login: async () => ({ body: signIn }),
    logout: async () => ({ token: await school.as('direccion') }),
    requestPasswordReset: async () => ({ body: { email: 'docente@aromos.example' } }),
    resetPassword: async () => ({ body: { ...(await resetLink(school)), ...passwords } }),
    register: async () => ({ body: { name: 'Ana', email: `${randomUUID()}@correo.example`, ...passwords } }),
    updateProfile: async () => multipart(profile),
    updatePassword: async () => {
      const own = (await school.call('login', { body: signIn })).data.token;
      return {
        token: own,
        body: {
          current_password: 'aromos-2026',
          password: 'aromos-2026',
          password_confirmation: 'aromos-2026',
        },
      };
    },
    findCollegeByDomain: async () => ({ body: { domain: 'aromos.localhost' } }),
    revokeSession: async () => {
      await school.as('administrador');
      const { data } = await school.call('listSessions', { token });
      return { path: { id: data.data.find(({ current }) => !current)!.id } };
    },
    createPost: async () => ({ body: newPost(choices) }),
    getPost: () => post(),
    updatePost: async () => ({ ...(await post()), body: newPost(choices), headers: { 'if-match': '"1"' } }),
    deletePost: () => post(),
    publishPost: () => post('draft'),
    archivePost: () => post(),
    markPostRead: () => post(),
    listPostReaders: () => post(),
    createPostCategory: async () => ({ body: { name: randomUUID() } }),
    updatePostCategory: async () => ({ ...(await category()), body: { name: randomUUID() } }),
    deletePostCategory: () => category(),
    createDocument: () => newDocument(school, token),
    getDocument: () => document(),
    updateDocument: async () => ({ ...(await document()), body: await documentWrite(), ...first }),
    replaceDocumentFile: async () => {
      const { body, headers } = multipart({ _method: 'PUT', file: pdf() });
      return { ...(await document()), body, headers: { ...headers, ...first.headers } };
    },
    deleteDocument: () => document(),
    downloadDocument: () => document(),
    createDocumentCategory: async () => ({ body: { name: randomUUID() } }),
    updateDocumentCategory: async () => ({ ...(await documentCategory()), body: { name: randomUUID() } }),
    deleteDocumentCategory: () => documentCategory(),
    createPlace: async () => ({ body: newPlace() }),
    getPlace: () => place(),
    updatePlace: async () => ({ ...(await place()), body: newPlace(), ...first }),
    deletePlace: () => place(),
    createContact: async () => ({ body: newContact }),
    getContact: () => contact(),
    updateContact: async () => ({ ...(await contact()), body: newContact, ...first }),
    deleteContact: () => contact(),
    getContactCard: () => contact(),
  };
  const successful = async (operation: OperationId): Promise<CallOptions> => {
    const options = (await arranged[operation]?.()) ?? {};
    return { token, ...options };
  };
  const close = async () => {
    await Promise.all([school.close(), flooded.close(), broken.close()]);
  };
  return { school, token, reader, choices, successful, broken, flooded, close };
}
