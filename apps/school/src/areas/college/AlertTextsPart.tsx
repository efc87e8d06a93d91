import type { AlertTemplate } from '@school/domain';
import { Button, DescriptionList, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';
import { alertKinds } from '../notifications/index.ts';
import { byOnClose, lateDialog } from '../../shell/lateDialog.tsx';

const AlertTextDialog = lateDialog(
  () => import('./AlertTextDialog.tsx').then((file) => file.AlertTextDialog),
  byOnClose,
);

/** The prepared texts of alerts, with buttons that change them. */
export function AlertTextsPart() {
  const t = useText();
  const { data, problem, reload } = useQuery('listAlertTemplates', {});
  const [edited, setEdited] = useState<AlertTemplate | null>(null);
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <DescriptionList
        layout="beside"
        divided
        aria-label={t('school.alerts.title')}
        items={data.data.map((template) => {
          const kind = t(alertKinds[template.kind]);
          return {
            id: template.kind,
            term: (
              <Button
                size="s"
                variant="plain"
                icon="pencil"
                aria-label={t('school.alerts.edit', { kind })}
                onClick={() => setEdited(template)}
              >
                {kind}
              </Button>
            ),
            details: (
              <Stack gap="xs">
                <Text weight="medium" isolate>
                  {template.title}
                </Text>
                <Text tone="quiet" isolate>
                  {template.content}
                </Text>
                {template.customized && <Text size="small">{t('school.alerts.customized')}</Text>}
              </Stack>
            ),
          };
        })}
      />
      {edited && (
        <Suspense>
          <AlertTextDialog template={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
