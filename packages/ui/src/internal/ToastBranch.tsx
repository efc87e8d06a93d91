import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import type { ReactNode } from 'react';
import { usePortalContainer } from '../root/UiContext.ts';

/** Counts the toasts in as a part of the dialog around it: focus may go there and is not pulled back. */
export const ToastBranch = (): ReactNode => {
  const root = usePortalContainer()?.closest('[data-sui-root]');
  useFocusScopeBranch(root?.querySelector<HTMLElement>('[data-sui-toasts]') ?? null);
  return null;
};
