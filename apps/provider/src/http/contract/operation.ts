import {
  type ContractOperation,
  type ContractResponse,
  contract,
  dereference,
  type JsonObject,
  listOperations,
  withoutMappings,
} from '@school/domain/contract';
import { type OperationId, withoutInvisible } from '@school/domain';
import { type AnySchema, Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { SpooledFile } from '../../storage/spool.ts';
import { invalid, notFound } from '../../httpError.ts';
import { toFieldErrors } from './fieldErrors.ts';

/** A compiled operation of the contract. */
export interface CompiledOperation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's notation: `/api/v1/posts/:id`. */
  url: string;
  permission: string;
  /** A write: needs the XSRF token in a browser and may carry an Idempotency-Key. */
  unsafe: boolean;
  bodyLimit: number;
  mediaType: string | undefined;
  /** Content type of the success answer: JSON or another text type. */
  answerType: string;
  /** The form's file is streamed to disk, not read into memory. */
  streamed: boolean;
  /** Form fields that contain JSON. */
  jsonFields: string[];
  /** The success answer is not JSON: bytes, which must not be compressed. */
  plain: boolean;
  /** Validates the path. @throws HttpError 404: a malformed id matches no record. */
  path: (raw: unknown) => unknown;
  /** Validates the query. @throws HttpError 422 */
  query: (raw: unknown) => unknown;
  /** Validates the headers. @throws HttpError 422 */
  headers: (raw: Record<string, unknown>) => void;
  /** Validates the body. @throws HttpError 422 */
  body: (raw: unknown) => unknown;
  /** Returns how an answer violates the contract; undefined if it is valid. */
  complaint: (status: number, contentType: string, payload: string | undefined) => string | undefined;
}

const defaultBodyLimit = 65_536;
const json = 'application/json';

/** Replaces Ajv's quadratic `uniqueItems`: a list of 50,000 ids takes it a minute. */
const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must not contain duplicates' },
  validate: (isRequired: boolean, items: unknown[]) =>
    !isRequired || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
};

/** Where a value is in a body, as Ajv gives it. */
interface Position {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}

/** Cleans what names something exactly, such as an address, before the other keywords validate it. */
const identifier: FuncKeywordDefinition = {
  keyword: 'x-identifier',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (_: boolean, text: string, __: unknown, position?: Position) => {
    if (position) position.parentData[position.parentDataProperty] = withoutInvisible(text);
    return true;
  },
};

/** A body with more parts is rejected at its first error: Ajv copies all errors so far for each new one. */
const mostParts = 2000;

function hasManyParts(value: unknown): boolean {
  let parts = 0;
  const count = (part: unknown): boolean => {
    parts += 1;
    if (parts > mostParts) return true;
    return typeof part === 'object' && part !== null && Object.values(part).some(count);
  };
  return count(value);
}

function createAjv(coerceTypes: boolean, allErrors = true) {
  const ajv = new Ajv2020({
    allErrors,
    strict: false,
    useDefaults: true,
    discriminator: true,
    coerceTypes,
    // An error carries the value, of which its message depends.
    verbose: true,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addFormat('binary', true);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(uniqueItems);
  ajv.addKeyword(identifier);
  ajv.addSchema({ ...withoutMappings(contract), $id: 'contract' } as AnySchema);
  return ajv;
}

/** Makes local references absolute, so that a part of the document can be compiled alone. */
function absolute<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as T;
}

/** Compiles a check at its first use: the contract has some 500 checks, and few are needed at once. */
function compileLazily(ajv: Ajv2020, getSchema: () => AnySchema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(getSchema()));
}

function parametersSchema(
  located: ReturnType<typeof listOperations>[number],
  location: 'path' | 'query' | 'header',
): AnySchema {
  const parameters = located.parameters.filter((parameter) => parameter.in === location);
  const toParameterName = (name: string) => (location === 'header' ? name.toLowerCase() : name);
  return absolute({
    type: 'object',
    additionalProperties: location === 'header',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [toParameterName(name), schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => toParameterName(name)),
  });
}

const isBinary = (schema: JsonObject) => dereference<JsonObject>(contract, schema).format === 'binary';

function getResponseType({ responses }: ContractOperation): string {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const { content = {} } = success ? dereference<ContractResponse>(contract, success) : {};
  return Object.keys(content)[0] ?? json;
}

function complainer(ajv: Ajv2020, operation: ContractOperation): CompiledOperation['complaint'] {
  const validators = new Map<
    string,
    { type: string; check: (() => ValidateFunction) | undefined } | undefined
  >();
  for (const [status, declared] of Object.entries(operation.responses)) {
    const response = dereference<ContractResponse>(contract, declared);
    const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
    // Binary bodies have no schema.
    const isShaped = content && (type === json || !isBinary(content.schema));
    const check = isShaped ? compileLazily(ajv, () => absolute(content.schema) as AnySchema) : undefined;
    validators.set(status, type ? { type: type.replace('*/*', ''), check } : undefined);
  }
  return (status, contentType, payload) => {
    const declared = validators.has(String(status)) ? String(status) : status >= 500 ? 'default' : undefined;
    if (!declared) return `status ${status} is not in the contract`;
    const expected = validators.get(declared);
    if (!expected) return payload ? `status ${status} has a body` : undefined;
    const { type, check } = expected;
    if (!contentType.startsWith(type)) return `status ${status} is ${contentType}`;
    const validate = check?.();
    if (!validate || validate(type === json ? JSON.parse(payload ?? 'null') : payload)) return undefined;
    return `status ${status}: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`;
  };
}

/** Replaces files by an empty text, the contract's format binary; the handler that stores a file checks its bytes. */
function withoutFiles(fields: unknown): Record<string, unknown> {
  const entries = Object.entries(fields as object).map(([name, value]) => [
    name,
    Buffer.isBuffer(value) || value instanceof SpooledFile ? '' : value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns a form's fields with the texts as the contract cleaned them. */
const withTexts = (fields: object, clean: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? clean[name] : value]),
  );

function listJsonFields(schema: JsonObject): string[] {
  const { properties = {} } = dereference<{ properties?: Record<string, JsonObject> }>(contract, schema);
  const getType = (property: JsonObject) => dereference<JsonObject>(contract, property).type;
  return Object.keys(properties).filter((name) => getType(properties[name]!) === 'object');
}

function isPlain({ responses }: ContractOperation): boolean {
  const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return success.some(([, declared]) => {
    const { content } = dereference<ContractResponse>(contract, declared);
    return content !== undefined && !content['application/json'];
  });
}

let compiled: CompiledOperation[] | undefined;

/** Returns every operation of the contract; compiled once per process, as they hold no state of a provider. */
export const compileOperations = (): CompiledOperation[] => (compiled ??= makeOperations());

function makeOperations(): CompiledOperation[] {
  const strict = createAjv(false);
  const stopping = createAjv(false, false);
  const coercing = createAjv(true);
  const reject = (check: () => ValidateFunction, value: unknown) => {
    const validate = check();
    if (!validate(value)) throw invalid(toFieldErrors(validate.errors ?? []));
  };
  return listOperations(contract).map((located) => {
    const { operation } = located;
    const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const checkPath = compileLazily(coercing, () => parametersSchema(located, 'path'));
    const checkQuery = compileLazily(coercing, () => parametersSchema(located, 'query'));
    const checkHeaders = compileLazily(strict, () => parametersSchema(located, 'header'));
    const bodySchema = content && (() => absolute(content.schema) as AnySchema);
    const checkBody = bodySchema && compileLazily(strict, bodySchema);
    const checkLarge = bodySchema && compileLazily(stopping, bodySchema);
    return {
      id: operation.operationId as OperationId,
      method: located.method.toUpperCase() as CompiledOperation['method'],
      url: located.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      permission: operation['x-permission'],
      unsafe: located.method !== 'get' && operation['x-csrf'] !== 'exempt',
      bodyLimit: operation['x-body-limit'] ?? defaultBodyLimit,
      mediaType,
      answerType: getResponseType(operation),
      streamed: operation['x-streamed'] ?? false,
      jsonFields: operation['x-streamed'] && content ? listJsonFields(content.schema) : [],
      plain: isPlain(operation),
      path(raw) {
        const value = { ...(raw as object) };
        if (!checkPath()(value)) throw notFound();
        return value;
      },
      query(raw) {
        const value = { ...(raw as object) };
        reject(checkQuery, value);
        return value;
      },
      headers: (raw) => reject(checkHeaders, raw),
      body(raw) {
        if (!checkBody || !checkLarge) return raw;
        const isForm = mediaType === 'multipart/form-data';
        const value = isForm ? withoutFiles(raw) : (raw as Record<string, unknown>);
        reject(hasManyParts(value) ? checkLarge : checkBody, value);
        return isForm ? withTexts(raw as object, value) : raw;
      },
      complaint: complainer(strict, operation),
    };
  });
}
