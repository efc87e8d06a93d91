import { type ContractDocument, dereference, type JsonObject } from '../contract/document.ts';
import { escaped, prose, table } from './html.ts';

const nameOf = ({ $ref }: JsonObject) => (typeof $ref === 'string' ? $ref.split('/').at(-1)! : undefined);

/** Describes a type briefly; a named schema is a link. */
export function typeText(contract: ContractDocument, schema: JsonObject): string {
  const name = nameOf(schema);
  if (name) {
    const { type, format, enum: choices } = dereference<JsonObject>(contract, schema);
    const plain = type === 'string' && !choices ? ` <small>${escaped(String(format ?? type))}</small>` : '';
    return `<a href="#schema-${name}">${name}</a>${plain}`;
  }
  const choices = (schema.oneOf ?? schema.anyOf) as JsonObject[] | undefined;
  if (choices) return choices.map((one) => typeText(contract, one)).join(' or ');
  if (schema.allOf)
    return (schema.allOf as JsonObject[]).map((one) => typeText(contract, one)).join(' with ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((one) => `<code>${escaped(String(one))}</code>`).join(' | ');
  if (schema.type === 'array') return `list of ${typeText(contract, schema.items as JsonObject)}`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties as Record<string, JsonObject>);
    return `{ ${fields.map(([field, own]) => `${escaped(field)}: ${typeText(contract, own)}`).join(', ')} }`;
  }
  return escaped([schema.type ?? 'any'].flat().join(' or '));
}

const limits: [key: string, words: string][] = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minLength', 'characters, at least'],
  ['maxLength', 'characters, at most'],
  ['minItems', 'entries, at least'],
  ['maxItems', 'entries, at most'],
  ['default', 'default'],
];

/** The description of a value and its limits. */
export function about(schema: JsonObject): string {
  const limitTexts = limits
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, words]) => `${words} <code>${escaped(JSON.stringify(schema[key]))}</code>`);
  const pattern = schema.pattern ? [`pattern <code>${escaped(String(schema.pattern))}</code>`] : [];
  const all = [...limitTexts, ...pattern].join('; ');
  return `${prose(schema.description as string | undefined)}${all ? `<p class="limits">${all}</p>` : ''}`;
}

function fieldRows(contract: ContractDocument, schema: JsonObject): string[][] {
  if (schema.allOf)
    return (schema.allOf as JsonObject[]).flatMap((part) =>
      fieldRows(contract, dereference<JsonObject>(contract, part)),
    );
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).map(([field, own]) => [
    `<code>${escaped(field)}</code>${required.includes(field) ? '' : ' <small>optional</small>'}`,
    typeText(contract, own),
    about(own),
  ]);
}

/** A named schema with its fields. */
export function schemaSection(contract: ContractDocument, name: string, schema: JsonObject): string {
  const rows = fieldRows(contract, schema);
  const plain = rows.length === 0 ? `<p>${typeText(contract, schema)}</p>` : '';
  return `<section id="schema-${name}" class="schema"><h3>${name}</h3>${about(schema)}${plain}${table(
    ['Field', 'Type', 'About'],
    rows,
  )}</section>`;
}
