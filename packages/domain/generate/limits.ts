import {
  dereference,
  listOperations,
  type ContractDocument,
  type JsonObject,
} from '../src/contract/document.ts';

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The schema and the schemas that it is made of. */
function flattenSchema(contract: ContractDocument, schema: JsonObject): JsonObject[] {
  const whole = dereference<JsonObject>(contract, schema);
  const parts = [whole['allOf'], whole['anyOf'], whole['oneOf']].flatMap(
    (some) => (some ?? []) as JsonObject[],
  );
  return [whole, ...parts.flatMap((part) => flattenSchema(contract, part))];
}

function findLimit(contract: ContractDocument, schema: JsonObject): number | undefined {
  for (const part of flattenSchema(contract, schema)) {
    const limit = part['maxLength'] ?? part['maxItems'] ?? part['maximum'];
    if (typeof limit === 'number') return limit;
  }
  return undefined;
}

/** One constant for each request body: its fields with a maximum length, number of items or value. */
export function limitsFile(contract: ContractDocument): string {
  const constants = new Map<string, string>();
  for (const { operation } of listOperations(contract)) {
    const content = operation['requestBody']
      ? dereference<{ content: Record<string, { schema: JsonObject }> }>(contract, operation['requestBody'])
          .content
      : {};
    for (const { schema } of Object.values(content)) {
      const reference = schema['$ref'];
      if (typeof reference !== 'string') continue;
      const name = reference.split('/').at(-1)!;
      const fields = Object.assign(
        {},
        ...flattenSchema(contract, schema).map((part) => part['properties'] ?? {}),
      ) as Record<string, JsonObject>;
      const limits = Object.entries(fields).flatMap(([field, of]) => {
        const limit = findLimit(contract, of);
        return limit === undefined ? [] : [`  ${field}: ${limit},`];
      });
      if (limits.length > 0)
        constants.set(name, `export const ${camel(name)}Limits = {\n${limits.join('\n')}\n} as const;\n`);
    }
  }
  return `// Written by generate.ts from contract/. Change the contract, then run \`pnpm generate\`.\n\n${[...constants.values()].join('\n')}`;
}
