import { Box, Button, IconButton, Inline, LinkButton, Menu, type MenuAction } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { boardPaths } from '../paths.ts';
import type { Board } from './boardData.ts';
import { reportLabel } from './reportLabel.ts';
import type { LargeScreen } from './useLargeScreen.ts';

/** Large screen, and a menu with report and export. After the end the report is a link if there is enough space. */
export function BoardTools({ board, large }: { board: Board; large: LargeScreen }) {
  const t = useText();
  const narrow = useNarrow();
  const { exportTable, pending } = useTableExport();
  const { id, title, closed_at } = board.notification;
  const report = boardPaths.report.href({ id });
  const isLinked = closed_at !== null && !narrow;
  const items: (MenuAction | false)[] = [
    !isLinked && { id: 'report', label: t(reportLabel(board.notification)), icon: 'file-text', href: report },
    {
      id: 'export',
      label: t('board.export'),
      icon: 'download',
      onSelect: () => void exportTable('exportNotificationBoard', { path: { id } }, title),
    },
  ];
  return (
    <Box notPrinted>
      <Inline gap="s" justify="end">
        {(!narrow || large.on) && (
          <Button size="s" variant="plain" icon="presentation" aria-pressed={large.on} onClick={large.toggle}>
            {t(large.on ? 'board.leaveLarge' : 'board.large')}
          </Button>
        )}
        {isLinked && (
          <LinkButton size="s" icon="file-text" href={report}>
            {t(reportLabel(board.notification))}
          </LinkButton>
        )}
        <Menu
          label={t('board.tools')}
          align="end"
          trigger={<IconButton icon="ellipsis" size="s" label={t('board.tools')} loading={pending} />}
          items={items.filter((item) => item !== false)}
        />
      </Inline>
    </Box>
  );
}
