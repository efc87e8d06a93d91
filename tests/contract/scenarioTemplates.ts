import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { templateWrites } from '@school/domain/fixtures';
import type { CallOptions, School } from '../../apps/provider/src/testing/openSchool.ts';

/** Requests with which the operations on templates succeed. */
export function arrangedTemplates(
  school: School,
  token: string,
): Partial<Record<OperationId, () => Promise<CallOptions>>> {
  const write = () => ({ ...templateWrites.circular, name: randomUUID() });
  const template = async () => {
    const { data } = await school.call('createTemplate', { token, body: write() });
    return { path: { id: data.data.id } };
  };
  return {
    listTemplates: async () => {
      await template();
      return { query: { kind: 'post' } };
    },
    createTemplate: async () => ({ body: write() }),
    getTemplate: () => template(),
    updateTemplate: async () => ({ ...(await template()), body: write(), headers: { 'if-match': '"1"' } }),
    deleteTemplate: () => template(),
  };
}

/** The operations on templates; their permission depends on the kind of the template. */
export const templateOperations = [
  'listTemplates',
  'createTemplate',
  'getTemplate',
  'updateTemplate',
  'deleteTemplate',
] as const satisfies OperationId[];

/** Stores as many templates as a school can have, and creates one more. */
export async function createTooMany(school: School, token: string) {
  const body = { ...templateWrites.circular, name: randomUUID() };
  const { data } = await school.call('createTemplate', { token, body });
  await school.arrange(async (tx) => {
    const first = await tx
      .selectFrom('templates')
      .selectAll()
      .where('id', '=', data.data.id)
      .executeTakeFirstOrThrow();
    const content = JSON.stringify(first.content);
    const copies = Array.from({ length: 99 }, () => {
      const name = randomUUID();
      return { ...first, id: randomUUID(), name, name_key: name, content };
    });
    await tx.insertInto('templates').values(copies).execute();
  });
  const answer = await school.call('createTemplate', { token, body: { ...body, name: randomUUID() } });
  await school.arrange((tx) => tx.deleteFrom('templates').execute());
  return answer;
}
