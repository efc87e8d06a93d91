import type { FieldErrors } from '../forms/validation.ts';

/** A PIN that is to be compared: whether it is a good one was asked when it was chosen. */
export const pinToConfirm = ({ pin }: { pin: string }): FieldErrors => {
  if (pin === '') return { pin: { id: 'validation.pin.required' } };
  return /^[0-9]{4,6}$/.test(pin) ? {} : { pin: { id: 'validation.pin.format' } };
};
