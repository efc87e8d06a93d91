import type { User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { canOpen, type RouteRecord } from './routes.ts';

/** A quick action, available on every screen. */
export type QuickAction = {
  label: MessageId;
  icon: IconName;
  href: string;
  /** Whether it is among the frequent ones on Home. */
  daily?: boolean | undefined;
};

const toQuickAction = (route: RouteRecord): QuickAction[] =>
  route.quickAction ? [{ ...route.quickAction, label: route.title, href: route.path.prefix }] : [];

/** @returns The quick actions that a user may use; Home shows the first one last, as its primary action. */
export const quickActionsFor = (routes: readonly RouteRecord[], user: User | null): QuickAction[] => {
  const actions = routes.filter((route) => canOpen(route, user)).flatMap(toQuickAction);
  return [...actions.filter(({ daily }) => daily).reverse(), ...actions.filter(({ daily }) => !daily)];
};
