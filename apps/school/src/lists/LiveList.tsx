import { NewItemsBar } from '@school/ui';
import { type ReactNode, useRef } from 'react';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import type { HeldRows } from './useHeldRows.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Rows of a list that other people change, below a button that shows the changes that would move them. */
export function LiveList(props: {
  held: HeldRows | undefined;
  /** Label of the button, with `count`. @default "Show 3 new items" */
  label?: MessageId | undefined;
  children: ReactNode;
}) {
  const t = useText();
  const { held, label = 'lists.held.show' } = props;
  const list = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(list);
  const show = () => {
    held?.show();
    // The button disappears: keyboard users continue at the top of the list.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={list} tabIndex={-1} {...rowFocus}>
      <NewItemsBar
        label={held && t(label, { count: held.count })}
        announcement={t('lists.held')}
        onShow={show}
      />
      {props.children}
    </div>
  );
}
