import type { SentAttachment } from '@school/domain';
import { FileIcon, IconButton, ListItem, Menu, Time } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { FactLine } from '../../../intl/FactLine.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import { useFileSize } from '../../../intl/useFileSize.ts';
import { useText } from '../../../intl/useText.ts';
import { useSaveFile } from '../thread/useSaveFile.ts';

/**
 * Returns a function that renders the row of a file: a press downloads it.
 * @param onShowMessage Receives the sequence number of its message.
 */
export function useFileItem(onShowMessage: (seq: number) => void) {
  const t = useText();
  const fileSize = useFileSize();
  const timeZone = useCollege()?.setting.timezone;
  const { saving, save } = useSaveFile();
  return (file: SentAttachment) => {
    const { id, name, type, size, author, created_at, message_seq } = file;
    const label = t('messenger.file.actions', { name });
    return (
      <ListItem
        key={id}
        start={<FileIcon type={type} name={name} size="s" />}
        title={name}
        meta={
          <>
            <FactLine facts={[fileSize(size), { name: author.name }]} />
            <Separator />
            <Time value={created_at} format="date" {...(timeZone && { timeZone })} />
          </>
        }
        onPress={() => save(file)}
        end={
          <Menu
            label={label}
            align="end"
            items={[
              {
                id: 'download',
                label: t('messenger.download'),
                icon: 'download',
                onSelect: () => save(file),
              },
              {
                id: 'show',
                label: t('messenger.file.show'),
                icon: 'message-square',
                onSelect: () => onShowMessage(message_seq),
              },
            ]}
            trigger={
              <IconButton icon="ellipsis" label={label} size="s" variant="plain" loading={saving === id} />
            }
          />
        }
      />
    );
  };
}
