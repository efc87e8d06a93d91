import type { Template } from '@school/domain';
import { IconButton, ListItem, Menu, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import { RenameForm } from './RenameForm.tsx';

/** A template: a press uses it; its menu renames and deletes it. */
export function TemplateRow(props: {
  template: Template;
  renaming: boolean;
  onRenaming(now: boolean): void;
  onUse(): void;
  onDelete(): void;
  /** Called when another person changed the template. */
  onOutdated(): void;
}) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { template, onRenaming, onUse } = props;
  const { name, author, updated_at, can } = template;
  if (props.renaming)
    return (
      <ListItem
        title={
          <RenameForm template={template} onOutdated={props.onOutdated} onClose={() => onRenaming(false)} />
        }
      />
    );
  return (
    <ListItem
      title={name}
      meta={
        <>
          {author && <bdi translate="no">{author.name}</bdi>}
          {author && <Separator />}
          <Time value={updated_at} timeZone={timeZone} format="relative" />
        </>
      }
      onPress={onUse}
      end={
        can.update && (
          <Menu
            label={t('templates.actionsFor', { name })}
            align="end"
            trigger={
              <IconButton
                icon="ellipsis"
                variant="plain"
                size="s"
                label={t('templates.actionsFor', { name })}
              />
            }
            items={[
              {
                id: 'rename',
                label: t('templates.rename'),
                icon: 'pencil',
                onSelect: () => onRenaming(true),
              },
              {
                id: 'delete',
                label: t('templates.delete'),
                icon: 'trash-2',
                tone: 'critical',
                onSelect: props.onDelete,
              },
            ]}
          />
        )
      }
    />
  );
}
