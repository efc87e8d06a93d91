import { followUp, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { pinToConfirm } from './pinToConfirm.ts';

/** The values of the dialog that ends an emergency. */
export type EndValues = {
  content: string;
  pin: string;
  /** Confirms the end although people need help. */
  anyway: boolean;
};

/** Validates the end of an emergency. @param needed What this one needs beside a text. */
export const endRules =
  (needed: { pin: boolean; anyway: boolean }) =>
  ({ content, pin, anyway }: EndValues): FieldErrors => ({
    ...flat(validateWith(followUp, { content })),
    ...(needed.pin && pinToConfirm({ pin })),
    ...(needed.anyway && !anyway && { anyway: { id: 'validation.end.confirm' } }),
  });
