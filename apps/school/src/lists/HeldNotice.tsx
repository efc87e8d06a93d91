import { Button, Notice, Stack, Text } from '@school/ui';
import { type ReactNode, useRef } from 'react';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import type { HeldRows } from './useLiveRows.ts';

/**
 * Rows of a list below a bar with a button that shows held changes. The bar is announced when it appears; the count on the
 * button may rise without another announcement.
 */
export function HeldNotice(props: {
  held: HeldRows | undefined;
  /** Label of the button, with `count`. @default "Show 3 new items" */
  label?: MessageId | undefined;
  children: ReactNode;
}) {
  const t = useText();
  const { held, label = 'lists.held.show' } = props;
  const list = useRef<HTMLDivElement>(null);
  const show = () => {
    held?.show();
    // The button disappears: keyboard users continue at the top of the list.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Stack gap="l" ref={list} tabIndex={-1}>
      {held && (
        <Notice
          tone="info"
          role={undefined}
          action={
            <Button size="s" onClick={show}>
              {t(label, { count: held.count })}
            </Button>
          }
        >
          <Text as="span" role="status">
            {t('lists.held')}
          </Text>
        </Notice>
      )}
      {props.children}
    </Stack>
  );
}
