import type { Permission } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** @returns The message id of a permission's name. */
export const permissionLabel = (permission: Permission): MessageId =>
  `roles.permission.${permission.replace('.', '_')}` as MessageId;

/** @returns The message id of an area's name. */
export const areaLabel = (area: string): MessageId => `roles.area.${area}` as MessageId;
