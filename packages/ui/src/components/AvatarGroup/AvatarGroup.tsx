import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import { Avatar, type AvatarShape, type AvatarSize } from '../Avatar/Avatar.tsx';
import * as css from './AvatarGroup.css.ts';

/** A member of an {@link AvatarGroup}. */
export interface AvatarGroupMember {
  /** Name of the person or group. */
  name: string;
  /** Address of the picture; without it the initials are shown. */
  src?: string | null;
}

/** Props of {@link AvatarGroup}, plus the attributes of `<ul>`. */
export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list: "Read by". */
  label: string;
  /** The first members, in display order. */
  members: readonly AvatarGroupMember[];
  /** The maximum number of avatars; the rest is a number: "+4". @default 4 */
  max?: number;
  /** The total number, if `members` is incomplete. @default `members.length` */
  total?: number;
  /** @default 32 */
  size?: AvatarSize;
  /** People are circles, groups are squares. @default 'circle' */
  shape?: AvatarShape;
}

const More = ({ count, size, shape }: { count: number; size: AvatarSize; shape: AvatarShape }): ReactNode => {
  const { avatarGroup } = useMessages();
  return (
    <span
      role="img"
      aria-label={avatarGroup.more(count)}
      dir="ltr"
      className={cx(css.rest, css.restSize[size], css.restShape[shape])}
    >
      {`+${count}`}
    </span>
  );
};

/** Several people or groups in one line: their avatars overlap, the others are a number. Renders a `<ul>`. */
export const AvatarGroup = ({
  label,
  members: membersProp,
  max = 4,
  total = 0,
  size = 32,
  shape = 'circle',
  className,
  ...rest
}: AvatarGroupProps): ReactNode => {
  const members = membersProp ?? [];
  const visibleMembers = members.slice(0, Math.max(0, max));
  const more = Math.max(total, members.length) - visibleMembers.length;
  const itemClass = cx(css.item, css.overlaps[size]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list" aria-label={label} {...rest} className={cx(css.root, className)}>
      {visibleMembers.map(({ name, src }, at) => (
        <li key={`${at} ${name}`} className={itemClass}>
          <Avatar name={name} src={src} size={size} shape={shape} />
        </li>
      ))}
      {more > 0 && (
        <li className={itemClass}>
          <More count={more} size={size} shape={shape} />
        </li>
      )}
    </ul>
  );
};
