import { contract, dereference, type JsonObject } from '@school/domain/contract';
import fc from 'fast-check';

interface Schema {
  enum?: unknown[];
  const?: unknown;
  type?: string | string[];
  format?: string;
  oneOf?: JsonObject[];
  anyOf?: JsonObject[];
  allOf?: JsonObject[];
  properties?: Record<string, JsonObject>;
  required?: string[];
  items?: JsonObject;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}

const someId = '01990000-0000-7000-8000-000000000000';
const moments = ['2026-09-06T00:30:00-03:00', '2026-12-01T09:00:00Z', '1900-01-01T00:00:00+14:00'];
const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.oneof(fc.constant(someId), fc.uuid()),
  date: fc.constantFrom('2026-09-06', '2024-02-29', '1900-01-01', '9999-12-31'),
  'date-time': fc.constantFrom(...moments),
  email: fc.constantFrom('ana@correo.example', 'o.brien+x@a-b.example'),
  uri: fc.constantFrom('https://nowhere.invalid/a', 'http://127.0.0.1/'),
};
const plainTexts = fc.constantFrom(
  'Ana',
  'Reunión de ñandúes',
  '12.345.678-5',
  '+56912345678',
  '4826',
  'a-b',
);

function textArbitrary({ format = '', minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  const arbitrary = formats[format];
  if (arbitrary) return arbitrary;
  const any = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 40)),
  });
  return fc.oneof(plainTexts, any, fc.constant('x'.repeat(Math.min(maxLength, 5000))));
}

function ofType(type: string | undefined, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -5,
        max: Math.max(schema.minimum ?? -5, schema.maximum ?? 1e6),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -180, max: schema.maximum ?? 180, noNaN: true });
    case 'array':
      return depth > 5
        ? fc.constant([])
        : fc.array(toArbitrary(schema.items ?? {}, depth + 1), {
            minLength: schema.minItems ?? 0,
            maxLength: 3,
          });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => depth < 6 || schema.required?.includes(name))
            .map(([name, property]) => [name, toArbitrary(property, depth + 1)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return textArbitrary(schema);
  }
}

/** Generates values of a contract schema: nearly always valid, since patterns are ignored. */
export function toArbitrary(given: JsonObject, depth = 0): fc.Arbitrary<unknown> {
  const schema = dereference<Schema>(contract, given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  // Beyond some depth it takes the first choice: in a recursive schema that one terminates.
  if (choices)
    return depth > 6
      ? toArbitrary(choices[0]!, depth + 1)
      : fc.oneof(...choices.map((one) => toArbitrary(one, depth + 1)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => toArbitrary(part, depth + 1));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown);
  }
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}
