import type { FieldErrors } from '../../forms/validation.ts';

/** Validates a PIN that is only compared: its strength was checked when it was set. */
export const pinToConfirm = ({ pin }: { pin: string }): FieldErrors => {
  if (pin === '') return { pin: { id: 'validation.pin.required' } };
  return /^[0-9]{4,6}$/.test(pin) ? {} : { pin: { id: 'validation.pin.format' } };
};
