import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import {
  dereference,
  listOperations,
  type ContractDocument,
  type ContractMedia,
  type ContractResponse,
  type Json,
  type JsonObject,
} from '../src/contract/document.ts';
import { readExamples, schemaOfExamples } from './examples.ts';

const smallExamples = new URL('../contract/small-examples.yaml', import.meta.url);

const getSchemaName = (schema: JsonObject) =>
  String(schema.$ref ?? '')
    .split('/')
    .at(-1)!;

/** Derives examples from the written ones: a list has one item, a page is a list with its page numbers. */
async function exampleMaker(contract: ContractDocument) {
  const small = parse(await readFile(smallExamples, 'utf8')) as JsonObject;
  const written = new Map<string, Json>(Object.entries(small));
  for (const [file, examples] of Object.entries(await readExamples()))
    written.set(schemaOfExamples(file), Object.values(examples)[0]!);

  const make = (schema: JsonObject, path: string): Json => {
    const example = written.get(path) ?? written.get(getSchemaName(schema));
    if (example !== undefined) return example;
    const schemaObject = dereference<JsonObject>(contract, schema);
    // A list shows a part of what `…Detail` describes whole.
    const detail = written.get(`${getSchemaName(schema)}Detail`) as JsonObject | undefined;
    if (detail)
      return Object.fromEntries(
        Object.keys(schemaObject.properties ?? {}).map((name) => [name, detail[name]!]),
      );
    if (schemaObject.const !== undefined) return schemaObject.const;
    if (Array.isArray(schemaObject.enum)) return schemaObject.enum[0]!;
    if (Array.isArray(schemaObject.allOf))
      return Object.assign(
        {},
        ...(schemaObject.allOf as JsonObject[]).map((part) => make(part, path)),
      ) as Json;
    if (schemaObject.format === 'binary') return 'circular.pdf';
    const [choice] = (schemaObject.oneOf ?? schemaObject.anyOf ?? []) as JsonObject[];
    if (choice) return make(choice, path);
    if (schemaObject.type === 'object' || schemaObject.properties) {
      const { properties = {}, required = [] } = schemaObject as unknown as {
        properties?: Record<string, JsonObject>;
        required?: string[];
      };
      return Object.fromEntries(required.map((name) => [name, make(properties[name]!, `${path}.${name}`)]));
    }
    if (schemaObject.type === 'array') return [make(schemaObject.items as JsonObject, `${path}[]`)];
    if (schemaObject.type === 'boolean') return false;
    if (path.endsWith('.version')) return 1;
    if (Array.isArray(schemaObject.type) && schemaObject.type.includes('null')) return null;
    throw new Error(`@school/domain: nothing says what ${path} looks like. Write an example of its schema.`);
  };
  return make;
}

/**
 * Adds a request and a response example to each operation without one.
 * @throws when an example cannot be built
 */
export async function addOperationExamples(contract: ContractDocument): Promise<void> {
  const make = await exampleMaker(contract);
  const lacking: string[] = [];
  const complete = (media: ContractMedia | undefined, path: string) => {
    if (!media || media.examples) return;
    try {
      media.examples = { usual: { value: make(media.schema, path) } };
    } catch (error) {
      lacking.push((error as Error).message);
    }
  };
  for (const { operation } of listOperations(contract)) {
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      complete(media, operation.operationId);
    for (const [status, declared] of Object.entries(operation.responses)) {
      if (!/^20[01]$/.test(status)) continue;
      const { content = {} } = dereference<ContractResponse>(contract, declared);
      const [type, media] = Object.entries(content)[0] ?? [];
      if (type !== '*/*') complete(media, `${operation.operationId} ${status}`);
    }
  }
  if (lacking.length > 0) throw new Error([...new Set(lacking)].join('\n'));
}
