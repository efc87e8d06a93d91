/** Imports the dialog of confirmations. */
export const loadConfirmPrompt = () => import('../components/ConfirmDialog/ConfirmPrompt.tsx');

/** Imports the list of toasts. */
export const loadToastList = () => import('../components/Toast/ToastList.tsx');
