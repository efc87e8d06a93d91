import { Box, Button, Page, Stack } from '@school/ui';
import { Suspense } from 'react';
import { usePages } from '../../data/usePages.ts';
import { useText } from '../../intl/useText.ts';
import { ListBody } from '../../lists/ListBody.tsx';
import { ListBar } from '../../lists/ListBar.tsx';
import { CustomPeriod } from '../../lists/CustomPeriod.tsx';
import { Failed } from '../../screen/Failed.tsx';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useAudit } from './useAudit.ts';
import { useAuditChoices } from './useAuditChoices.ts';
import { lateDialog } from '../../screen/lateDialog.tsx';

const EntryDrawer = lateDialog(
  () => import('./EntryDrawer.tsx').then((file) => file.EntryDrawer),
  ({ list }) => list.close(),
);

/** Audit log of the administration: who, what, when and from where. */
export function AuditScreen() {
  useScreen();
  return <Entries />;
}

function Entries() {
  const t = useText();
  const list = useAudit();
  const pages = usePages('listAudit', list.page);
  const { rows, problem } = pages;
  const choices = useAuditChoices(list.filter, rows ?? []);
  const open = rows?.find(({ id }) => id === list.filter.entry);
  const exporting = <AuditExport query={list.query} />;
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="m">
          <ListBar
            list={list}
            search={t('audit.search')}
            choices={choices}
            meta={rows?.length === 0 ? { from: null, to: null, total: 0 } : undefined}
            action={exporting}
            narrowAction={exporting}
          />
          {list.days && <CustomPeriod days={list.days} today={list.today} onChoose={list.choose} />}
        </Stack>
        <ListBody
          list={list}
          rows={rows}
          problem={problem}
          onRetry={pages.reload}
          none={{ icon: 'history', title: t('audit.none'), body: t('audit.noneBody') }}
        >
          <AuditTable list={list} entries={rows ?? []} loading={pages.loading} open={open?.id} />
        </ListBody>
        {rows !== undefined && problem && <Failed problem={problem} onRetry={pages.reload} />}
        {pages.more && (
          <Box notPrinted>
            <Button loading={pages.loadingMore} onClick={pages.loadMore}>
              {t('audit.older')}
            </Button>
          </Box>
        )}
      </Stack>
      {open && (
        <Suspense>
          <EntryDrawer entry={open} list={list} />
        </Suspense>
      )}
    </Page>
  );
}
