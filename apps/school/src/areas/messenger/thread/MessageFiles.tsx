import type { Attachment } from '@school/domain';
import { Button, FileIcon, Image, Inline, Stack, Text } from '@school/ui';
import { useEffect, useState } from 'react';
import { useFileSize } from '../../../intl/useFileSize.ts';
import { useText } from '../../../intl/useText.ts';
import { useDownload } from './useDownload.ts';
import { useSaveFile } from './useSaveFile.ts';

/** Types that every browser shows. */
const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** Largest picture that is loaded without a click, in bytes. */
const largestPreview = 5_000_000;

function Preview({ file }: { file: Attachment }) {
  const download = useDownload();
  const [address, setAddress] = useState<string>();
  const { id, type, name } = file;
  useEffect(() => {
    const stopping = new AbortController();
    let shown: string | undefined;
    void download({ id, type, name, size: 0 }, stopping.signal).then((outcome) => {
      if (!outcome.ok || stopping.signal.aborted) return;
      shown = URL.createObjectURL(outcome.data);
      setAddress(shown);
    });
    return () => {
      stopping.abort();
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [download, id, type, name]);
  return address ? <Image src={address} alt={name} fit="contain" /> : null;
}

/** The files of a message: pictures are shown, every file can be downloaded. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const t = useText();
  const fileSize = useFileSize();
  const { saving, save } = useSaveFile();
  return (
    <Stack gap="xs">
      {files.map((file) => (
        <Stack key={file.id} gap="xs">
          {pictures.includes(file.type) && file.size <= largestPreview && <Preview file={file} />}
          <Inline gap="s">
            <FileIcon type={file.type} name={file.name} size="s" />
            <Stack>
              <Text as="span" weight="medium" isolate>
                {file.name}
              </Text>
              <Text as="span" size="small" tone="quiet">
                {fileSize(file.size)}
              </Text>
            </Stack>
            <Button
              size="s"
              icon="download"
              loading={saving === file.id}
              aria-label={t('messenger.downloadFile', { name: file.name })}
              onClick={() => save(file)}
            >
              {t('messenger.download')}
            </Button>
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
