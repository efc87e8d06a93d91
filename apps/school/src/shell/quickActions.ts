import { allows, type Permission, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { protectedRoutes } from '../routes/protected.ts';
import { hrefOf } from '../routes/record.ts';

/** A quick action, available on every screen. */
export type QuickAction = {
  /** The required permission; one of several is enough. */
  permission: Permission | readonly Permission[];
  label: MessageId;
  icon: IconName;
  href: string;
  /** Whether it is among the frequent ones on Home. */
  daily?: boolean | undefined;
};

const inOrder = protectedRoutes.flatMap((route): QuickAction[] => {
  const { permission, quickAction } = route;
  return permission && quickAction ? [{ permission, href: hrefOf(route), ...quickAction }] : [];
});

/* Home shows the first one last, as its primary action. */
const all = [...inOrder.filter(({ daily }) => daily).toReversed(), ...inOrder.filter(({ daily }) => !daily)];

/** @returns The quick actions that a user may use. */
export const quickActionsFor = (user: User | null): QuickAction[] =>
  all.filter(({ permission }) => user !== null && [permission].flat().some((one) => allows(user, one)));
