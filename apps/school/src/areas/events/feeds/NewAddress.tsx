import { Button, LinkButton, Notice, Stack, Text, TextField } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useCopy } from '../../../screen/useCopy.ts';
import type { NewFeed } from './NewFeedDialog.tsx';

/** Calendar apps subscribe to addresses with this scheme; it means both `http` and `https`. */
const toWebcal = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The URL of a new feed, which is shown only once. */
export function NewAddress({ feed, onDone }: { feed: NewFeed; onDone(): void }) {
  const t = useText();
  const copy = useCopy();
  return (
    <Notice tone="positive" role="status" title={t('feeds.created', { name: feed.name })} onDismiss={onDone}>
      <Stack gap="m">
        <Text>{t('feeds.once')}</Text>
        <TextField
          label={t('feeds.address')}
          value={feed.address}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon="copy" fullWidth onClick={() => void copy(feed.address)}>
          {t('feeds.copy')}
        </Button>
        <LinkButton icon="calendar-plus" fullWidth href={toWebcal(feed.address)}>
          {t('feeds.open')}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
