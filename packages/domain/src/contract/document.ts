export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

const methods = ['get', 'post', 'put', 'delete'] as const;

export interface Reference {
  $ref: string;
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonObject;
}

/** A body of one content type. */
export interface ContractMedia {
  schema: JsonObject;
  examples?: Record<string, { value: Json } | Reference>;
}

export interface ContractResponse {
  description: string;
  headers?: JsonObject;
  content?: Record<string, ContractMedia>;
}

export interface ContractOperation {
  operationId: string;
  parameters?: (ContractParameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, ContractMedia> };
  responses: Record<string, ContractResponse | Reference>;
  /** A permission id, or `public` (anyone), or `authenticated` (anyone signed in). */
  'x-permission': string;
  /** A POST that changes nothing and therefore needs no XSRF token. */
  'x-csrf'?: 'exempt';
  /** Bytes; a larger request body is answered with 413. */
  'x-body-limit'?: number;
  /** Whether the form's file may be large and is streamed to disk. */
  'x-streamed'?: boolean;
}

type PathItem = { [method in (typeof methods)[number]]?: ContractOperation } & Pick<
  ContractOperation,
  'parameters'
>;

/** The OpenAPI document, as far as generator and provider read it. Every reference in it is local (`#/components/…`). */
export interface ContractDocument {
  openapi: string;
  paths: Record<string, PathItem>;
  components: { [kind: string]: { [name: string]: JsonObject } };
}

/** Resolves a local reference; returns any other value unchanged. */
export function dereference<T>(contract: ContractDocument, node: T | Reference): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as T;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  return dereference(contract, contract.components[kind]?.[name] as T);
}

/** The document for ajv, which chooses by a discriminator but rejects its mapping, and finds it in the branches. */
export function withoutMappings(contract: ContractDocument): ContractDocument {
  const isDiscriminator = (value: unknown) =>
    typeof value === 'object' && value !== null && 'propertyName' in value && 'mapping' in value;
  return JSON.parse(
    JSON.stringify(contract, (_, value: unknown) =>
      isDiscriminator(value) ? { propertyName: (value as { propertyName: string }).propertyName } : value,
    ),
  ) as ContractDocument;
}

export interface LocatedOperation {
  /** As in the contract, e.g. `/api/v1/posts/{id}`. */
  path: string;
  method: (typeof methods)[number];
  operation: ContractOperation;
  /** Those of the path and of the operation, references followed. */
  parameters: ContractParameter[];
}

/** Every operation in the order of the contract. */
export function listOperations(contract: ContractDocument): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = declared.map((one) => dereference<ContractParameter>(contract, one));
      return [{ path, method, operation, parameters }];
    }),
  );
}
