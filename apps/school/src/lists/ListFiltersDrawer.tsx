import { Button, Drawer, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useText } from '../intl/useText.ts';

/** Drawer with the filters on phones. */
export function ListFiltersDrawer(props: {
  open: boolean;
  onOpenChange(open: boolean): void;
  onClear(): void;
  /** The filters with their labels. */
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('lists.filters')}
      footer={
        <>
          <Button variant="plain" onClick={props.onClear}>
            {t('lists.clear')}
          </Button>
          <Button tone="accent" variant="solid" onClick={() => props.onOpenChange(false)}>
            {t('lists.show')}
          </Button>
        </>
      }
    >
      <Stack gap="l">{props.children}</Stack>
    </Drawer>
  );
}
