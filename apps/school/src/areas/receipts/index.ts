/** What other areas use of views, confirmations and reminders. */
export { Confirmation } from './Confirmation.tsx';
export { ConfirmationBadge } from './ConfirmationBadge.tsx';
export { ConfirmationFields } from './ConfirmationFields.tsx';
export { Receipts } from './Receipts.tsx';
export {
  toConfirmBy,
  type ConfirmationValues,
  confirmationErrors,
  confirmationFields,
  toConfirmationValues,
  noConfirmation,
} from './confirmationValues.ts';
export { useDay } from './useDay.ts';
