import { isBlank } from '@school/domain';
import type { ErrorObject } from 'ajv';
import type { FieldErrors } from '../../httpError.ts';

const most = 50;
/** A block document is one field for its author, however deep the error is. */
const documents = ['body'];

function toFieldName({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (documents.includes(parts[0] ?? '')) return parts[0]!;
  if (keyword === 'required') parts.push(params.missingProperty as string);
  if (keyword === 'additionalProperties') parts.push(params.additionalProperty as string);
  return parts.join('.').slice(0, 100) || 'request';
}

const formats: Record<string, string> = {
  email: 'a valid email address',
  uuid: 'a valid id',
  date: 'a valid date',
  'date-time': 'a valid time with offset',
};

/** Returns the message after the field's name, in the style of Laravel. */
function rest({ keyword, params, message, data }: ErrorObject): string {
  if (keyword === 'required') return 'is required.';
  if (keyword === 'additionalProperties') return 'is not allowed.';
  if (keyword === 'minLength')
    return params.limit === 1 ? 'is required.' : `must be at least ${params.limit} characters.`;
  if (keyword === 'maxLength') return `must not be greater than ${params.limit} characters.`;
  if (keyword === 'minItems')
    return params.limit === 1 ? 'is required.' : `must have at least ${params.limit} items.`;
  if (keyword === 'maxItems') return `must not have more than ${params.limit} items.`;
  if (keyword === 'format') return `must be ${formats[params.format as string] ?? `a ${params.format}`}.`;
  if (keyword === 'pattern')
    return typeof data === 'string' && isBlank(data) ? 'is required.' : 'has an invalid format.';
  if (keyword === 'enum' || keyword === 'const' || keyword === 'discriminator')
    return 'has an invalid value.';
  return `${message}.`;
}

/** Keywords whose errors only repeat those of their branches. */
const echoes = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

/** Converts Ajv's errors to `{field: [message]}` without duplicates. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const specific = errors.filter((error) => !echoes.has(error.keyword));
  const sentences: Record<string, Set<string>> = Object.create(null);
  for (const error of (specific.length > 0 ? specific : errors).slice(0, most)) {
    const field = toFieldName(error);
    (sentences[field] ??= new Set()).add(`The ${field.replaceAll('_', ' ')} field ${rest(error)}`);
  }
  return Object.fromEntries(Object.entries(sentences).map(([field, lines]) => [field, [...lines]]));
}
