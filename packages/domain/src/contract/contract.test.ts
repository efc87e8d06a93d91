import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { readExamples, schemaOfExamples } from '../../generate/examples.ts';
import {
  contract,
  dereference,
  listOperations,
  type Json,
  type JsonObject,
  withoutMappings,
} from './contract.ts';

const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true });
formats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ ...withoutMappings(contract), $id: 'contract' });

const problems = (pointer: string, value: unknown) => {
  const validate = ajv.compile({ $ref: `contract#${pointer}` });
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

describe('examples', async () => {
  const examples = Object.entries(await readExamples()).flatMap(([file, entries]) =>
    Object.entries(entries).map(([name, value]) => ({ file, name, value })),
  );

  test('exist for every file', () => expect(examples.length).toBeGreaterThan(80));

  test.each(examples)('$file $name matches its schema', ({ file, value }) => {
    expect(problems(`/components/schemas/${schemaOfExamples(file)}`, value)).toEqual([]);
  });

  test('a schema rejects an undeclared value', () => {
    expect(problems('/components/schemas/Login', { password: 'x' })).not.toEqual([]);
    expect(problems('/components/schemas/Login', { email: 'a', rut: 'b', password: 'x' })).not.toEqual([]);
    expect(problems('/components/schemas/PostWrite', { title: 'x', status: 'published' })).not.toEqual([]);
    expect(
      problems('/components/schemas/PostWrite', { title: 'x', status: 'draft', college_id: '1' }),
    ).not.toEqual([]);
  });
});

describe('every schema', () => {
  const walk = (node: Json, path: string, visit: (path: string) => void): void => {
    if (typeof node !== 'object') return;
    if (node === null) return visit(path);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'value' && path.includes('/examples/')) continue;
      if (value === null && (key === 'const' || key === 'default')) continue;
      walk(value, `${path}/${key}`, visit);
    }
  };

  // In a YAML flow map, a description with a comma that isn't quoted continues as a property without a value.
  test('has a value for each of its keywords and properties', () => {
    const empty: string[] = [];
    walk(contract as unknown as Json, '', (path) => empty.push(path));
    expect(empty).toEqual([]);
  });
});

describe('recursive schemas', () => {
  const schemas = contract.components.schemas as Record<string, JsonObject>;
  const getName = (reference: Json | undefined) => String(reference).split('/').at(-1)!;
  const namesIn = (node: Json): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if (Array.isArray(node)) return node.flatMap(namesIn);
    return Object.entries(node).flatMap(([key, value]) =>
      key === '$ref' ? [getName(value)] : namesIn(value),
    );
  };
  const reachedFrom = (name: string) => {
    const reached = new Set<string>();
    const waiting = namesIn(schemas[name]!);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...namesIn(schemas[next]!));
    }
    return reached;
  };
  const recursive = Object.keys(schemas).filter((name) => reachedFrom(name).has(name));
  // Schemas that are not recursive, but occur in each level of recursive ones.
  const within = new Set(recursive.flatMap((name) => [name, ...reachedFrom(name)]));
  const choices = [...within].filter((name) => schemas[name]!.oneOf || schemas[name]!.anyOf);

  test('exist', () => expect(choices).toEqual(expect.arrayContaining(['Block', 'InlineNode', 'Mark'])));

  // Without it each level is tried by every branch, those below it by every branch of that: exponential in the depth.
  test.each(choices)('%s has a discriminator that each branch requires', (name) => {
    const { oneOf, anyOf, discriminator } = schemas[name] as JsonObject & {
      oneOf: { $ref: string }[];
      discriminator: { propertyName: string; mapping: Record<string, string> };
    };
    expect(anyOf).toBeUndefined();
    // A discriminator applies only to objects.
    expect(schemas[name]!.type).toBe('object');
    const values = oneOf.flatMap(({ $ref }) => {
      const branch = dereference<JsonObject>(contract, { $ref });
      expect(branch.required).toContain(discriminator.propertyName);
      const field = (branch.properties as Record<string, JsonObject>)[discriminator.propertyName]!;
      return (field.enum ? (field.enum as string[]) : [String(field.const)]).map((value) => [value, $ref]);
    });
    expect(discriminator.mapping).toEqual(Object.fromEntries(values));
  });

  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'none' }] }] };
  const nested = (wrap: (block: object) => object) => {
    let block: object = paragraph;
    for (let level = 1; level < 31; level += 1) block = wrap(block);
    return { type: 'doc', content: [block] };
  };

  // Without discriminators 22 levels take ten seconds, and each further one twice as long.
  test.each<[string, (block: object) => object]>([
    ['blockquotes', (block) => ({ type: 'blockquote', content: [block] })],
    ['lists', (block) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [block] }] })],
  ])('reject 31 levels of %s around a wrong mark in less than 50 ms', (_, wrap) => {
    const validate = ajv.compile({ $ref: 'contract#/components/schemas/BlockDocument' });
    const body = nested(wrap);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      expect(validate(body)).toBe(false);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('every operation', () => {
  const operations = listOperations(contract);
  const names = operations.map(({ operation }) => operation.operationId);

  test('has a unique name', () => expect(new Set(names).size).toBe(names.length));

  test.each(operations)('$operation.operationId declares its permission and its responses', (located) => {
    const { operation, method, path, parameters } = located;
    const permissions = contract.components.schemas?.['Permission']?.enum;
    expect([...(permissions as string[]), 'public', 'authenticated']).toContain(operation['x-permission']);
    const statuses = Object.keys(operation.responses);
    // One way of being done; a creation may also find that it was done before, and a part of a file is a success as well.
    expect(['200', '201', '204', '200,201', '200,206']).toContain(
      statuses.filter((status) => status.startsWith('2')).join(),
    );
    expect(statuses).toEqual(expect.arrayContaining(['404', '429', 'default']));
    if (operation['x-permission'] !== 'public') expect(statuses).toContain('401');
    if (operation['x-permission'].includes('.')) expect(statuses).toContain('403');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    const unsafe = method !== 'get' && operation['x-csrf'] !== 'exempt';
    expect(statuses.includes('419')).toBe(unsafe);
    expect(parameters.some((one) => one.name === 'Idempotency-Key')).toBe(unsafe);
    if (operation.requestBody) {
      expect(operation['x-body-limit']).toBeGreaterThan(0);
      expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415', '422']));
    }
  });
});

describe('request bodies', () => {
  const bodies = listOperations(contract).flatMap(({ operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({
      id: operation.operationId,
      schema,
    })),
  );

  const walk = (
    schema: JsonObject,
    visit: (schema: JsonObject) => void,
    visited = new Set<JsonObject>(),
  ): void => {
    const schemaObject = dereference<JsonObject>(contract, schema);
    if (visited.has(schemaObject)) return;
    visited.add(schemaObject);
    visit(schemaObject);
    for (const list of ['anyOf', 'oneOf', 'allOf'] as const) {
      for (const part of (schemaObject[list] as JsonObject[] | undefined) ?? []) walk(part, visit, visited);
    }
    for (const part of Object.values((schemaObject.properties as JsonObject | undefined) ?? {}))
      walk(part as JsonObject, visit, visited);
    if (schemaObject.items) walk(schemaObject.items as JsonObject, visit, visited);
  };

  test.each(bodies)(
    '$id names every field, bounds every text and list, and allows no U+0000',
    ({ schema }) => {
      walk(schema, (part) => {
        if (part.type === 'object' && !part.discriminator)
          expect(part).toMatchObject({ additionalProperties: false });
        if (part.type === 'array') expect(part.maxItems).toBeGreaterThan(0);
        if (part.type !== 'string' || part.enum || part.const) return;
        if (['uuid', 'date-time', 'binary'].includes(String(part.format))) return;
        expect(part.maxLength).toBeGreaterThan(0);
        expect(new RegExp(String(part.pattern), 'u').test('a@b.c\u0000')).toBe(false);
      });
    },
  );

  // What must be seen is a name, a title or a reason: a text that may not be spaces only.
  test.each(bodies)('O4: $id accepts no name or title that shows nothing', ({ schema }) => {
    walk(schema, (part) => {
      if (typeof part.pattern !== 'string' || part['x-identifier']) return;
      const pattern = new RegExp(part.pattern, 'u');
      if (pattern.test(' ')) return;
      for (const blank of ['\u200B', '\u3164', '\u2800', ' \u200D\uFE0F '])
        expect(pattern.test(blank), part.pattern).toBe(false);
    });
  });

  test('O4: a category, too, has a name to see', () => {
    const write = contract.components.schemas!.CategoryWrite as { properties: { name: { pattern: string } } };
    expect(new RegExp(write.properties.name.pattern, 'u').test(' ')).toBe(false);
  });
});
