import { Button, LinkButton, Notice, Stack, Text, TextField } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useShell } from '../../../shell/ShellRoot.tsx';
import type { NewFeed } from './NewFeedDialog.tsx';

/** Calendar apps subscribe to addresses with this scheme; it means both `http` and `https`. */
const webcalOf = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The URL of a new feed, which is shown only once. */
export function NewAddress({ feed, onDone }: { feed: NewFeed; onDone(): void }) {
  const t = useText();
  const { notices } = useShell();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(feed.address).then(
      () => true,
      () => false,
    );
    notices.notify(
      copied
        ? { tone: 'positive', message: { id: 'feeds.copied' } }
        : { tone: 'critical', message: { id: 'feeds.notCopied' } },
    );
  };
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
        <Button icon="copy" fullWidth onClick={() => void copy()}>
          {t('feeds.copy')}
        </Button>
        <LinkButton icon="calendar-plus" fullWidth href={webcalOf(feed.address)}>
          {t('feeds.open')}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
