import type { ComparedFormFields, CompareTools } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';

/** Form values of a requested confirmation. */
export type ConfirmationValues = {
  requestsConfirmation: boolean;
  /** The last day, or empty. */
  confirmBy: string;
};

/** No confirmation is requested. */
export const noConfirmation: ConfirmationValues = { requestsConfirmation: false, confirmBy: '' };

/** Converts a saved record to form values. */
export const toConfirmationValues = ({ confirm_by: day }: { confirm_by?: string }): ConfirmationValues => ({
  requestsConfirmation: day !== undefined,
  confirmBy: day ?? '',
});

/** Converts form values to the field of the request. */
export const toConfirmBy = ({ requestsConfirmation, confirmBy }: ConfirmationValues) =>
  requestsConfirmation && confirmBy ? confirmBy : undefined;

/** Requires a day for a requested confirmation. */
export const confirmationErrors = ({ requestsConfirmation, confirmBy }: ConfirmationValues): FieldErrors =>
  requestsConfirmation && !confirmBy
    ? ({ confirmBy: { id: 'receipts.confirmByRequired' } } as unknown as FieldErrors)
    : {};

/** The fields of a requested confirmation. */
export const confirmationFields = {
  requestsConfirmation: { label: 'receipts.request', compared: false },
  confirmBy: {
    label: 'receipts.confirmBy',
    requestField: 'confirm_by',
    rejected: 'receipts.confirmByRefused',
    compared: ({ requestsConfirmation, confirmBy }: ConfirmationValues, { intl }: CompareTools) =>
      requestsConfirmation && confirmBy
        ? intl.formatDate(`${confirmBy}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
        : '',
  },
} as const satisfies ComparedFormFields<ConfirmationValues>;
