import { type OperationId, operations } from '@school/domain';
import {
  contract,
  type ContractMedia,
  type ContractResponse,
  dereference,
  type Json,
  type JsonObject,
  listOperations,
} from '@school/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, type Host, openSchool, type School } from '../../apps/provider/src/testing/openSchool.ts';

const hosts: Host[] = ['aromos.localhost', 'puertoclaro.localhost', 'vallenorte.localhost'];
const byStatus = (...statuses: string[]) => statuses.map((status) => ({ 'filter[status]': status }));

/** The lists of the demo schools' records, with the queries that return all of them together. */
const lists: [operation: OperationId, queries: Record<string, string>[]][] = [
  ['listPosts', byStatus('draft', 'scheduled', 'published', 'archived')],
  ['listManagedNotifications', [{}]],
  ['listEvents', [{}]],
  ['listUsers', [{}]],
  ['listDocuments', [{}]],
  ['listDocumentCategories', [{}]],
  ['listPostCategories', [{}]],
  ['listContacts', [{}]],
  ['listPlaces', [{}]],
  ['listConversations', [{}]],
];

const perRecipient = 'The list for managers has no value of a single recipient.';
const noStartedAlert = 'The demo data contains no alert that was started in the app.';
const onlyFinished = 'The demo data contains what its authors have finished.';
const notInDemo = 'The demo data contains no such file or entry.';

/** Values that the demo data leaves out, each with its reason. */
const leftOut: Record<string, string> = {
  'listManagedNotifications delivered_at: set': perRecipient,
  'listManagedNotifications seen_at: set': perRecipient,
  'listManagedNotifications response: set': perRecipient,
  'listManagedNotifications response_location: set': perRecipient,
  'listManagedNotifications response_note: set': perRecipient,
  'listManagedNotifications about: set': perRecipient,
  'listManagedNotifications end_unread: true': perRecipient,
  'listManagedNotifications end_unread: false': perRecipient,
  'listManagedNotifications alert_kind: set': noStartedAlert,
  'listManagedNotifications places: filled': noStartedAlert,
  'listManagedNotifications translations: filled': noStartedAlert,
  'listManagedNotifications updates: filled': noStartedAlert,
  'listManagedNotifications status: draft': onlyFinished,
  'listManagedNotifications status: cancelled': onlyFinished,
  'listManagedNotifications notify: false': onlyFinished,
  'listEvents address: set': 'Each event of the demo data is at a place of the school.',
  'listUsers avatar: set': notInDemo,
  'listDocumentCategories parent_id: set': notInDemo,
  'listPostCategories parent_id: set': notInDemo,
};

const resolved = (schema: Json): JsonObject => dereference<JsonObject>(contract, schema as JsonObject);
const alternatives = (schema: JsonObject) => (schema.oneOf ?? schema.anyOf ?? []) as Json[];

function listProperties(schema: JsonObject): [name: string, schema: JsonObject][] {
  const parts = ((schema.allOf ?? []) as Json[]).flatMap((part) => listProperties(resolved(part)));
  const ownProperties = Object.entries((schema.properties ?? {}) as JsonObject);
  return [...parts, ...ownProperties.map(([name, value]): [string, JsonObject] => [name, resolved(value)])];
}

/** Returns the kinds of values that the demo data must contain. */
function listKinds(schema: JsonObject): string[] {
  if (schema.enum) return (schema.enum as Json[]).map(String);
  const types = [schema.type ?? [], ...alternatives(schema).map((one) => resolved(one).type ?? [])].flat();
  if (types.includes('null')) return ['set'];
  if (types.includes('boolean')) return ['true', 'false'];
  return types.includes('array') ? ['filled'] : [];
}

function findKind(value: Json, kinds: readonly string[]): string {
  if (kinds.includes('filled')) return ((value ?? []) as Json[]).length > 0 ? 'filled' : 'empty';
  if (kinds.includes('set')) return value === null ? 'null' : 'set';
  return String(value);
}

function getItemSchema(operation: OperationId): JsonObject {
  const { operation: declared } = listOperations(contract).find(
    (one) => one.operation.operationId === operation,
  )!;
  const answer = dereference<ContractResponse>(contract, declared.responses['200']!);
  const { schema } = Object.values(answer.content!)[0] as ContractMedia;
  const { data } = Object.fromEntries(listProperties(resolved(schema)));
  return resolved(data!.items!);
}

let school: School;
beforeAll(async () => {
  school = await openSchool(databases[0]!);
});
afterAll(() => school.close());

type Answer = { data: JsonObject[]; meta?: { last_page: number } };

async function recordsAt(host: Host, operation: OperationId, query: object): Promise<JsonObject[]> {
  const token = await school.as('administrador', host);
  const page = async (number: number): Promise<JsonObject[]> => {
    const paged = (operations[operation].answers as readonly string[]).includes('meta')
      ? { per_page: '100', page: String(number) }
      : {};
    const answer = await school.call(operation, { token, host, query: { ...query, ...paged } });
    expect(answer.status).toBe(200);
    const { data, meta } = answer.data as unknown as Answer;
    return meta && number < meta.last_page ? [...data, ...(await page(number + 1))] : data;
  };
  return page(1);
}

test.each(lists)(
  'the demo data of %s has each field set, and each value of a boolean and an enum',
  async (operation, queries) => {
    const pairs = hosts.flatMap((host) => queries.map((query) => [host, query] as const));
    const records = (
      await Promise.all(pairs.map(([host, query]) => recordsAt(host, operation, query)))
    ).flat();
    const missing = listProperties(getItemSchema(operation)).flatMap(([name, schema]) => {
      const kinds = listKinds(schema);
      const shown = new Set(records.map((record) => findKind(record[name] ?? null, kinds)));
      return kinds.filter((kind) => !shown.has(kind)).map((kind) => `${operation} ${name}: ${kind}`);
    });
    const expected = Object.keys(leftOut).filter((one) => one.startsWith(`${operation} `));
    expect(missing.toSorted()).toEqual(expected.toSorted());
  },
);
