import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type JsonObject, withoutMappings } from '../contract/contract.ts';

const ajv = new Ajv2020({ strict: false, discriminator: true });
formats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ ...withoutMappings(contract), $id: 'contract' });

/** Whether the contract takes a value for one of its named schemas. */
export function contractAccepts(schema: string, value: unknown): boolean {
  const id = `contract#/components/schemas/${schema}`;
  const validate = ajv.getSchema(id) ?? ajv.compile({ $ref: id });
  return validate(value) === true;
}

/** What the contract has against a value of this piece of it; empty when nothing. */
export function findViolation(schema: JsonObject, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  const validate = ajv.compile(JSON.parse(text) as JsonObject);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}
