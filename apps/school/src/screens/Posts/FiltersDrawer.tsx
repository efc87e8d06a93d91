import { Button, Drawer, Stack } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { NarrowingSelects } from './NarrowingSelects.tsx';
import type { PostsFilter } from './postsFilter.ts';

/** The filters of a phone. */
export function FiltersDrawer(props: {
  open: boolean;
  onOpenChange(open: boolean): void;
  filter: PostsFilter;
  onChange(change: Partial<PostsFilter>): void;
  onClear(): void;
}) {
  const t = useText();
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('posts.filter.title')}
      footer={
        <>
          <Button variant="plain" onClick={props.onClear}>
            {t('posts.filter.clear')}
          </Button>
          <Button tone="accent" variant="solid" onClick={() => props.onOpenChange(false)}>
            {t('posts.filter.show')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <NarrowingSelects labelled filter={props.filter} onChange={props.onChange} />
      </Stack>
    </Drawer>
  );
}
