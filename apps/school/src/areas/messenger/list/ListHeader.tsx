import { Button, IconButton, Inline, Stack } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { ReportsLink } from '../reports/ReportsLink.tsx';

/** Above the conversations: search, a new conversation, and the reports for those who handle them. */
export function ListHeader(props: { onSearch(): void; onCreate(): void }) {
  const t = useText();
  return (
    <Stack gap="s">
      <Inline gap="s" justify="between" wrap={false}>
        <Button icon="search" onClick={props.onSearch}>
          {t('messenger.search')}
        </Button>
        <IconButton
          icon="plus"
          tone="accent"
          variant="solid"
          label={t('messenger.new')}
          onClick={props.onCreate}
        />
      </Inline>
      <ReportsLink />
    </Stack>
  );
}
