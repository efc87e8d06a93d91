import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ContractDocument, Json, JsonObject } from '../src/contract/document.ts';

const folder = new URL('../contract/', import.meta.url);

// References to a named schema become shared components; other references are inlined.
const componentKinds: Record<string, string> = {
  schemas: 'schemas',
  examples: 'examples',
  'parameters.yaml': 'parameters',
  'responses.yaml': 'responses',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads contract/openapi.yaml and everything it refers to, as one document without references between files.
 * @throws when a reference cannot be resolved or two definitions of one kind have the same name.
 */
export async function bundleContract(): Promise<ContractDocument> {
  const files = new Map<string, JsonObject>();
  const components: Record<string, Record<string, Json>> = {};
  const origin = new Map<string, string>();

  const read = async (file: string): Promise<JsonObject> => {
    const cached = files.get(file);
    if (cached) return cached;
    const content = parse(await readFile(fileURLToPath(new URL(file, folder)), 'utf8'), { merge: true });
    files.set(file, content);
    return content;
  };

  const target = async (file: string, pointer: string): Promise<Json> => {
    let node: Json | undefined = await read(file);
    for (const step of pointer.split('/').slice(1)) node = isObject(node) ? node[step] : undefined;
    if (node === undefined) throw new Error(`@school/domain: the contract has no ${file}#${pointer}.`);
    return node;
  };

  const follow = async (reference: string, from: string): Promise<Json> => {
    const [path, pointer = ''] = reference.split('#');
    const file = path ? join(dirname(from), path) : from;
    const kind = componentKinds[dirname(file) === '.' ? basename(file) : dirname(file)];
    const name = pointer.slice(1);
    if (!kind || name.includes('/')) return resolve(await target(file, pointer), file);
    const shelf = (components[kind] ??= {});
    const source = `${file}#${pointer}`;
    // Examples of two kinds may share a name; schemas may not, since their names become types.
    const label = kind === 'examples' ? `${basename(file, '.yaml')}.${name}` : name;
    const cached = origin.get(`${kind}/${label}`);
    if (cached && cached !== source)
      throw new Error(`@school/domain: ${cached} and ${source} share one name.`);
    if (!cached) {
      origin.set(`${kind}/${label}`, source);
      shelf[label] = {};
      shelf[label] = await resolve(await target(file, pointer), file);
    }
    return { $ref: `#/components/${kind}/${label}` };
  };

  // A discriminator maps to schemas by plain texts, not by `$ref`.
  const resolveMapping = async (mapping: JsonObject, file: string): Promise<JsonObject> => {
    const resolved: JsonObject = {};
    for (const [value, reference] of Object.entries(mapping)) {
      resolved[value] = ((await follow(String(reference), file)) as { $ref: string }).$ref;
    }
    return resolved;
  };

  const resolve = async (node: Json, file: string): Promise<Json> => {
    if (Array.isArray(node)) return Promise.all(node.map((entry) => resolve(entry, file)));
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') return follow(node.$ref, file);
    const resolved: JsonObject = {};
    for (const [key, value] of Object.entries(node)) {
      const isMapping = key === 'mapping' && 'propertyName' in node;
      resolved[key] = await (isMapping ? resolveMapping(value as JsonObject, file) : resolve(value, file));
    }
    return resolved;
  };

  const root = (await resolve(await read('openapi.yaml'), 'openapi.yaml')) as JsonObject;
  const sorted = (shelf: Record<string, Json>) =>
    Object.fromEntries(Object.entries(shelf).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    ...root,
    components: {
      ...(root.components as JsonObject),
      ...Object.fromEntries(Object.entries(components).map(([kind, shelf]) => [kind, sorted(shelf)])),
    },
  } as unknown as ContractDocument;
}
