import type { Permission } from '@school/domain';
import type { MessageId } from '../intl/messages.ts';

/** @returns The name of a right, for readers. */
export const rightLabel = (permission: Permission): MessageId =>
  `roles.right.${permission.replace('.', '_')}` as MessageId;

/** @returns The name of the part of the school that rights are about. */
export const areaLabel = (area: string): MessageId => `roles.area.${area}` as MessageId;
