import type { FieldErrors as NestedErrors } from '@school/domain';
import type { IntlShape } from 'react-intl';
import type { Translate } from '../intl/useText.ts';
import type { MessageId } from '../intl/messages.ts';
import type { ComparedField } from './compared.ts';
import type { FormState } from './formOutbox.ts';
import { type FieldErrors, flat } from './validation.ts';

/** What every comparison text may use. */
export type CompareTools = {
  t: Translate;
  intl: IntlShape;
  /** The school's time zone. */
  timeZone: string | undefined;
};

/** Whether the conflict dialog compares a field. A function formats the value for readers. */
type Compared<Values, Tools> = boolean | ((values: Values, tools: Tools & CompareTools) => string);

/** All that is known of a form field. */
export type FieldRecord<Values, Tools = unknown> = {
  /** Label of its control, of its entry in the error summary and in the comparison of two versions. */
  label?: MessageId;
  /** Fields of the request that hold its value. @default its own name */
  requestField?: string | readonly string[];
  /** Whether errors inside its value are shown at it: those of `audience.role_ids` at `audience`. */
  showsInnerErrors?: boolean;
  /** Maximum length or number, from the contract. */
  limit?: number;
  /** Message when the server rejects the value; its own messages aren't localised. `{attempts}` is 0 or what is left. */
  rejected?: MessageId;
  compared?: Compared<Values, Tools>;
  /** The compared field that it belongs to: both are merged as one, such as a number and its extension. */
  partOf?: keyof Values & string;
  /** False for values that are never stored on the device: passwords, PINs, files. */
  stored?: false;
  /** Whether one of its uploads runs; a submission waits for the end of all. */
  isPending?(values: Values): boolean;
  /** Returns names of files that aren't uploaded yet; a restored draft asks for them again. */
  filesLeft?(values: Values): readonly string[];
};

/**
 * One record for each field of a form. A part of a value such as `audience:grade_ids`, which is validated separately, has
 * its own.
 */
export type FormFields<Values, Tools = unknown> = {
  readonly [Name in keyof Values & string]: FieldRecord<Values, Tools>;
} & { readonly [Part in `${keyof Values & string}:${string}`]?: FieldRecord<Values, Tools> };

/** The records of a form whose versions are compared: each field with a label says whether it is. */
export type ComparedFormFields<Values, Tools = unknown> = FormFields<Values, Tools> & {
  readonly [Name in keyof Values & string]: { label?: never } | { compared: Compared<Values, Tools> };
};

type AnyFields = Readonly<Record<string, FieldRecord<never, never> | undefined>>;

const listFields = (fields: object) =>
  Object.entries(fields as AnyFields).flatMap(([name, field]) => (field ? [[name, field] as const] : []));

/** Returns the form fields by the request fields that hold their values, where the names differ. */
const byRequestField = (fields: object): Record<string, string> =>
  Object.fromEntries(
    listFields(fields).flatMap(([name, { requestField = [] }]) =>
      [requestField].flat().map((requested) => [requested, name]),
    ),
  );

/** Returns the form field that holds the value of a request field. */
export const toFieldName = (fields: object, requestField: string): string =>
  byRequestField(fields)[requestField] ?? requestField;

/** Returns the label of the form field that holds the value of a request field. */
export const findLabel = (fields: object, requestField: string): MessageId | undefined =>
  (fields as AnyFields)[toFieldName(fields, requestField)]?.label;

/** What {@link Form} needs to show the fields that the server rejected, and to wait for uploads. */
export const toFormProps = (
  fields: object,
): {
  fieldNames: Record<string, string>;
  rejectionMessages: Record<string, MessageId>;
  isPending(values: object): boolean;
} => ({
  isPending: (values) => listFields(fields).some(([, { isPending }]) => isPending?.(values as never)),
  fieldNames: byRequestField(fields),
  rejectionMessages: Object.fromEntries(
    listFields(fields).flatMap(([name, { rejected }]) => (rejected ? [[name, rejected]] : [])),
  ),
});

/** What a draft needs: the fields that are never stored, and the names of files that aren't uploaded yet. */
export function toDraftOptions<Values extends object>(
  fields: FormFields<Values, never>,
): { unstored: readonly (keyof Values)[]; filesIn(values: Values): readonly string[] } {
  const records = Object.entries(fields) as [keyof Values, FieldRecord<Values, never>][];
  return {
    unstored: records.filter(([, { stored }]) => stored === false).map(([name]) => name),
    filesIn: (values) => records.flatMap(([, { filesLeft }]) => filesLeft?.(values) ?? []),
  };
}

/** Returns what is stored of a submitted form: files, but no passwords, PINs or national ids. */
export function toStoredState<Values extends object>(
  fields: FormFields<Values, never>,
  { values, base, version }: { values: Values; base: Values | null; version: number | undefined },
): FormState<Values> {
  const { unstored } = toDraftOptions(fields);
  const storable = (all: Values) => {
    const copy = { ...all };
    for (const name of unstored) if (!(copy[name] instanceof Blob)) delete copy[name];
    return copy;
  };
  return {
    values: storable(values),
    ...(version !== undefined && { version }),
    ...(base && { base: storable(base) }),
  };
}

/** Returns the fields that the conflict dialog compares, in the order of their records. */
export function toComparedFields<Values extends object, Tools>(
  fields: ComparedFormFields<Values, Tools>,
  tools: Tools & CompareTools,
): ComparedField<Values>[] {
  const records = Object.entries(fields) as [keyof Values & string, FieldRecord<Values, Tools>][];
  return records.flatMap(([name, { label, compared }]) => {
    if (!label || !compared) return [];
    const parts = records.flatMap(([part, { partOf }]) => (partOf === name ? [part] : []));
    const field = { name, label: tools.t(label), ...(parts.length > 0 && { parts }) };
    return compared === true ? field : { ...field, toText: (values: Values) => compared(values, tools) };
  });
}

/** Returns the errors of a request at the form fields that hold their values; the first one of each field. */
export function toFormErrors(fields: object, wrong: NestedErrors): FieldErrors {
  const names = byRequestField(fields);
  const records = fields as AnyFields;
  const errors: FieldErrors = {};
  for (const [field, error] of Object.entries(flat(wrong))) {
    const outer = field.split('.')[0]!;
    errors[names[field] ?? (records[outer]?.showsInnerErrors ? outer : field)] ??= error;
  }
  return errors;
}
