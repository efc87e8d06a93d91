import type { PostCategory } from '@school/domain';
import { IconButton, Inline, ListItem, Menu } from '@school/ui';
import { useEffect, useRef } from 'react';
import type { Outcome } from '../../../data/useCommand.ts';
import type { SendOptions } from '../../../forms/DraftedForm.tsx';
import { useText } from '../../../intl/useText.ts';
import { CategoryForm, type WrittenCategory } from './CategoryForm.tsx';

/** A category with its actions. */
export function CategoryRow(props: {
  category: PostCategory;
  /** Name of its parent. */
  within: string | undefined;
  /** Possible parents. */
  above: readonly { value: string; label: string }[];
  first: boolean;
  last: boolean;
  /** Whether another change is in progress. */
  busy: boolean;
  renaming: boolean;
  onRenaming(now: boolean): void;
  onWrite(written: WrittenCategory, options: SendOptions): Promise<Outcome<unknown>>;
  readCurrent(): Promise<PostCategory | null>;
  onMove(step: -1 | 1): Promise<void>;
  onDelete(): void;
}) {
  const t = useText();
  const { category, onRenaming } = props;
  const { name } = category;
  if (props.renaming) {
    return (
      <ListItem
        title={
          <CategoryForm
            label={t('categories.edit')}
            category={category}
            above={props.above}
            submitLabel={t('forms.save')}
            onSend={props.onWrite}
            readCurrent={props.readCurrent}
            onSent={() => onRenaming(false)}
            onCancel={() => onRenaming(false)}
          />
        }
      />
    );
  }
  return (
    <ListItem
      title={name}
      meta={props.within && t('categories.within', { path: props.within })}
      end={
        <Inline gap="xs" wrap={false}>
          <MoveButtons {...props} />
          <Menu
            label={t('posts.actionsFor', { title: name })}
            align="end"
            trigger={
              <IconButton
                icon="ellipsis"
                variant="plain"
                size="s"
                label={t('posts.actionsFor', { title: name })}
              />
            }
            items={[
              {
                id: 'rename',
                label: t('categories.edit'),
                icon: 'pencil',
                onSelect: () => onRenaming(true),
              },
              {
                id: 'delete',
                label: t('posts.delete'),
                icon: 'trash-2',
                tone: 'critical',
                onSelect: props.onDelete,
              },
            ]}
          />
        </Inline>
      }
    />
  );
}

/** Moves a category up or down. */
function MoveButtons(props: {
  category: PostCategory;
  first: boolean;
  last: boolean;
  busy: boolean;
  onMove(step: -1 | 1): Promise<void>;
}) {
  const t = useText();
  const { category, first, last, busy, onMove } = props;
  const { name } = category;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<-1 | 1>(undefined);
  // A moved row loses the focus. It returns to the pressed button, or to the other one if that is disabled at an end.
  useEffect(() => {
    if (busy || !moved.current) return;
    const [same, other] = moved.current === -1 ? [up, down] : [down, up];
    moved.current = undefined;
    (same.current?.disabled ? other : same).current?.focus();
  });
  const move = (step: -1 | 1) => {
    void onMove(step).then(() => {
      moved.current = step;
    });
  };
  return (
    <>
      <IconButton
        ref={up}
        icon="chevron-up"
        variant="plain"
        size="s"
        label={t('posts.categories.up', { name })}
        disabled={first || busy}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={down}
        icon="chevron-down"
        variant="plain"
        size="s"
        label={t('posts.categories.down', { name })}
        disabled={last || busy}
        onClick={() => move(1)}
      />
    </>
  );
}
