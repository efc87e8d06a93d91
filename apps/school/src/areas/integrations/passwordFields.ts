import type { ComparedFormFields } from '../../forms/fields.ts';

/** Form values of a stored password: the new password, and whether it is being changed. */
export type StoredPassword = { password: string; changing: boolean };

/** The fields of a stored password, which drafts never store. */
export const passwordFields = {
  password: {
    label: 'integrations.form.password',
    rejected: 'integrations.form.passwordAgain',
    stored: false,
    compared: false,
  },
  changing: { stored: false },
} as const satisfies ComparedFormFields<StoredPassword>;
