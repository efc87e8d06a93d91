import {
  dereference,
  listOperations,
  type ContractDocument,
  type LocatedOperation,
  type JsonObject,
  type ContractResponse,
} from '../src/contract/document.ts';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function success(
  contract: ContractDocument,
  { operation }: LocatedOperation,
): [status: string, response: ContractResponse] {
  // Takes the last success: 201, because 200 repeats it. 206 is only for range requests.
  const entry = Object.entries(operation.responses).findLast(
    ([status]) => status.startsWith('2') && status !== '206',
  );
  if (!entry) throw new Error(`@school/domain: ${operation.operationId} declares no success.`);
  return [entry[0], dereference<ContractResponse>(contract, entry[1])];
}

function findSchema(contract: ContractDocument, response: ContractResponse): JsonObject | undefined {
  const schema = response.content?.['application/json']?.schema;
  return schema && dereference<JsonObject>(contract, schema);
}

/** Called on every navigation (specification §4), and on sign-out. */
const everywhere = ['getCurrentUser', 'getSessionCollege', 'logout'];

/** Content type of an answer that does not end; it has a separate client. */
const endless = 'text/event-stream';

/** An answer that is no JSON: its content type, and whether it is a text. */
function fileFacts(contract: ContractDocument, response: ContractResponse): string[] {
  const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (!type || !content || type === 'application/json' || type === endless) return [];
  const isBinary = dereference<JsonObject>(contract, content.schema).format === 'binary';
  return [`accept: '${type}, application/json'`, `file: '${type}'`, ...(isBinary ? [] : ['text: true'])];
}

/** Public operations that the first load never calls: mailed links, calendar and mail programs or a later sign-out do. */
const calledAfterLoad = ['confirmSignUp', 'readCalendarFeed', 'revokeSignIn', 'unsubscribeFromEmails'];

/** Operations called before sign-in: they add to the first load of the app. */
const isPublic = ({ operation }: LocatedOperation): boolean =>
  (operation['x-permission'] === 'public' && !calledAfterLoad.includes(operation.operationId)) ||
  everywhere.includes(operation.operationId);

/** What the client must know of each operation while it runs; types are left to `operationTypes`. */
function factLines(contract: ContractDocument, which: (located: LocatedOperation) => boolean): string {
  const lines = listOperations(contract)
    .filter(which)
    .map((located) => {
      const { path, method, operation } = located;
      const [status, response] = success(contract, located);
      const required = findSchema(contract, response)?.required ?? [];
      const facts = [
        `method: '${method.toUpperCase()}'`,
        `path: '${path}'`,
        `permission: '${operation['x-permission']}'`,
        `unsafe: ${method !== 'get' && operation['x-csrf'] !== 'exempt'}`,
        `success: ${status}`,
        `answers: ${JSON.stringify(required).replaceAll('"', "'")}`,
        ...(operation.requestBody?.content['multipart/form-data'] ? ['multipart: true'] : []),
        ...fileFacts(contract, response),
        ...(status === '201' && '200' in operation.responses ? ['repeats: true'] : []),
      ];
      return `  ${operation.operationId}: { ${facts.join(', ')} },`;
    });
  return lines.join('\n');
}

function inputType({ operation, parameters }: LocatedOperation): string {
  const data = `types.${pascal(operation.operationId)}Data`;
  const fields: string[] = [];
  for (const location of ['path', 'query'] as const) {
    const atLocation = parameters.filter((parameter) => parameter.in === location);
    if (atLocation.length === 0) continue;
    const needed = atLocation.some((parameter) => parameter.required);
    fields.push(
      `${location}${needed ? '' : '?'}: ${needed ? '' : 'NonNullable<'}${data}['${location}']${needed ? '' : '>'}`,
    );
  }
  if (operation.requestBody) fields.push(`body: ${data}['body']`);
  const ifMatch = parameters.find((parameter) => parameter.name === 'If-Match');
  if (ifMatch) fields.push(`ifMatch${ifMatch.required ? '' : '?'}: number`);
  return fields.length ? `{ ${fields.join('; ')} }` : 'Record<never, never>';
}

function answersType({ operation }: LocatedOperation): string {
  const id = pascal(operation.operationId);
  return `types.${id}Responses & types.${id}Errors`;
}

/** What each operation takes and gives: the map that types `client.call`. */
export function operationTypes(contract: ContractDocument): string {
  const lines = listOperations(contract).map(
    (located) =>
      `  ${located.operation.operationId}: {\n    input: ${inputType(located)};\n    answers: ${answersType(located)};\n  };`,
  );
  return `/** What each operation takes, and what it answers by status (\`default\`: any status not named). */
export interface Operations {
${lines.join('\n')}
}
`;
}

export function operationsFile(contract: ContractDocument): string {
  return `// Written by generate.ts from contract/. Change the contract, then run \`pnpm generate\`.
import type { OperationFacts } from '../operationFacts.ts';
import { publicOperations } from './publicOperations.ts';
import type * as types from './types.gen.ts';

/** The name of an operation: the same one in contract, client, screens and provider. */
export type OperationId = keyof Operations;

export type { OperationFacts };

${operationTypes(contract)}
/** The runtime facts of every operation of the contract, by operationId. */
export const operations = {
  ...publicOperations,
${factLines(contract, (located) => !isPublic(located))}
} as const satisfies Record<keyof Operations, OperationFacts>;
`;
}

export function publicOperationsFile(contract: ContractDocument): string {
  return `// Written by generate.ts from contract/. Change the contract, then run \`pnpm generate\`.
import type { OperationFacts } from '../operationFacts.ts';

/** The runtime facts of the operations that are called before sign-in. */
export const publicOperations = {
${factLines(contract, isPublic)}
} as const satisfies Record<string, OperationFacts>;
`;
}
