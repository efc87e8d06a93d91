import { listOperations, type ContractDocument } from '../src/contract/document.ts';

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** One constant for each operation: its query parameters with a default value. */
export function defaultsFile(contract: ContractDocument): string {
  const constants = listOperations(contract).flatMap(({ operation, parameters }) => {
    const defaults = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.schema['default'] !== undefined)
      .map(({ name, schema }) => `  ${name}: ${literal(schema['default'])},`);
    if (defaults.length === 0) return [];
    return `export const ${operation.operationId}Defaults = {\n${defaults.join('\n')}\n} as const;\n`;
  });
  return `// Written by generate.ts from contract/. Change the contract, then run \`pnpm generate\`.\n\n${constants.join('\n')}`;
}
