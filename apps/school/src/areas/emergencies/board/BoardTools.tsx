import { Box, Button, Inline, LinkButton } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { boardPaths } from '../paths.ts';
import type { Board } from './boardData.ts';
import type { LargeScreen } from './useLargeScreen.ts';

/** Report, export and large screen. */
export function BoardTools({ board, large }: { board: Board; large: LargeScreen }) {
  const t = useText();
  const { give, pending } = useTableExport();
  const { id, title } = board.notification;
  return (
    <Box notPrinted>
      <Inline gap="s">
        <Button size="s" icon="presentation" aria-pressed={large.on} onClick={large.toggle}>
          {t(large.on ? 'board.leaveLarge' : 'board.large')}
        </Button>
        <LinkButton size="s" icon="file-text" href={boardPaths.report.href({ id })}>
          {t('board.report')}
        </LinkButton>
        <Button
          size="s"
          icon="download"
          loading={pending}
          onClick={() => void give('exportNotificationBoard', { path: { id } }, title)}
        >
          {t('board.export')}
        </Button>
      </Inline>
    </Box>
  );
}
