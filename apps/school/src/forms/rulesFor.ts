import { toFormErrors } from './fields.ts';
import type { LoadValidator } from './validation.ts';

type Validators = typeof import('@school/domain/validators');
type Schema = Parameters<Validators['validateWith']>[0];

/** Name of a validator of the domain: of a request, or of a form. */
export type ValidatorName = {
  [Name in keyof Validators]: Validators[Name] extends Schema ? Name : never;
}[keyof Validators];

/**
 * Returns a loader of rules that validate the request of a form with a validator of the domain. The validators load with
 * the first input, so that pages load without them.
 *
 * @param name The validator.
 * @param options.toRequest Converts the values of the form to the request. @default the values themselves
 * @param options.fields Records of the form's fields, if their names differ from those of the request.
 */
export const rulesFor =
  <Values extends object>(
    name: ValidatorName,
    options: { toRequest?(values: Values): object; fields?: object } = {},
  ): LoadValidator<Values> =>
  async () => {
    const { [name]: schema, validateWith } = await import('@school/domain/validators');
    const { toRequest = (values) => values, fields = {} } = options;
    return (values) => toFormErrors(fields, validateWith(schema, toRequest(values)));
  };
