import { Box, FileIcon, Heading, Icon, List, ListItem, Stack } from '@school/ui';
import { useState } from 'react';
import { saveFile } from '../../data/saveFile.ts';
import { useCommand } from '../../data/useCommand.ts';
import { Separator } from '../../intl/Separator.tsx';
import { problemMessage } from '../../intl/problemText.ts';
import { useFileSize } from '../../intl/useFileSize.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import type { Attached } from './postValues.ts';

/** Attachments of a post, each with a download button. */
export function Attachments({ files }: { files: readonly Attached[] }) {
  const t = useText();
  const formatSize = useFileSize();
  const { notices } = useScreenServices();
  const { run } = useCommand('downloadPostAttachment');
  const [coming, setComing] = useState<readonly string[]>([]);

  const download = async ({ id, name }: Attached) => {
    if (coming.includes(id)) return;
    setComing((now) => [...now, id]);
    const outcome = await run({ path: { id } });
    setComing((now) => now.filter((one) => one !== id));
    if (outcome.ok) saveFile(window.document, outcome.data, name);
    else notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
  };

  return (
    <Stack as="section" gap="m" aria-label={t('posts.attachments')}>
      <Heading level={3} size="heading">
        {t('posts.attachments')}
      </Heading>
      <List label={t('posts.attachments')}>
        {files.map((file) => (
          <ListItem
            key={file.id}
            start={<FileIcon type={file.type} name={file.name} size="s" />}
            title={file.name}
            meta={
              <>
                <bdi>{formatSize(file.size)}</bdi>
                {coming.includes(file.id) && (
                  <>
                    <Separator />
                    <span>{t('posts.attachments.downloading')}</span>
                  </>
                )}
              </>
            }
            end={
              <Box as="span" notPrinted>
                <Icon name="download" label={t('documents.download')} />
              </Box>
            }
            onPress={() => void download(file)}
          />
        ))}
      </List>
    </Stack>
  );
}
