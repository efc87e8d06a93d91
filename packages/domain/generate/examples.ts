import type { ContractDocument, JsonObject } from '../src/contract/document.ts';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const folder = new URL('../contract/examples/', import.meta.url);

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** An example file has the name of its schema: `post-category.yaml` → `PostCategory`. */
export const schemaOfExamples = (name: string) => camel(`-${name}`);

/** Returns the examples by file name without extension, then by example name. */
export async function readExamples(): Promise<Record<string, Record<string, JsonObject>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const read = async (file: string): Promise<[string, Record<string, JsonObject>]> => {
    const examples = parse(await readFile(new URL(file, folder), 'utf8')) as Record<
      string,
      { value: JsonObject }
    >;
    return [
      file.slice(0, -'.yaml'.length),
      Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value])),
    ];
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** One module a file, so that a story that shows a post does not carry everything else. */
export async function exampleFiles(contract: ContractDocument): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, examples] of Object.entries(await readExamples())) {
    const schema = schemaOfExamples(name);
    if (!contract.components.schemas?.[schema]) {
      throw new Error(`@school/domain: contract/examples/${name}.yaml is named after no schema (${schema}).`);
    }
    const entries = Object.entries(examples).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
    files[`examples/${camel(name)}.ts`] = `// Written by generate.ts from contract/examples/${name}.yaml.
import type { ${schema} } from '../types.gen.ts';

export const ${camel(name)}Examples = {
${entries.join('\n')}
} satisfies Record<string, ${schema}>;
`;
  }
  return files;
}
