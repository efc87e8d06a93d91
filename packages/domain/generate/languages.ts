import type { ContractDocument } from '../src/contract/document.ts';

/** The languages of the product: the values of the schema `Language`. */
export function languagesFile({ components }: ContractDocument): string {
  const values = (components['schemas']!['Language']!['enum'] as string[]).map((language) => `'${language}'`);
  return `// Written by generate.ts from contract/. Change the contract, then run \`pnpm generate\`.\n\nexport const languages = [${values.join(', ')}] as const;\n`;
}
