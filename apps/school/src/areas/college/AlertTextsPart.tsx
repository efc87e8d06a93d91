import type { AlertTemplate, CollegeRecord } from '@school/domain';
import { Button, DescriptionList, Select, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { languageName, type Locale } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { alertKinds } from '../notifications/index.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const AlertTextDialog = lateDialog(
  () => import('./AlertTextDialog.tsx').then((file) => file.AlertTextDialog),
  byOnClose,
);

/** The prepared texts of alerts in each language of the school, with buttons that change them. */
export function AlertTextsPart({ setting }: Pick<CollegeRecord, 'setting'>) {
  const t = useText();
  const [language, setLanguage] = useState<Locale>(setting.language);
  return (
    <Stack gap="l">
      {setting.languages.length > 1 && (
        <Select
          label={t('school.alerts.language')}
          value={language}
          onValueChange={(value) => setLanguage(value as Locale)}
          options={setting.languages.map((value) => ({ value, label: languageName(value) }))}
        />
      )}
      <AlertTexts key={language} language={language} isMain={language === setting.language} />
    </Stack>
  );
}

function AlertTexts({ language, isMain }: { language: Locale; isMain: boolean }) {
  const t = useText();
  const { data, problem, reload } = useQuery('listAlertTemplates', {
    query: { 'filter[language]': language },
  });
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
                <Text weight="medium" lang={template.language} isolate>
                  {template.title}
                </Text>
                <Text tone="quiet" lang={template.language} isolate>
                  {template.content}
                </Text>
                {template.language !== language && (
                  <Text size="small">
                    {t('school.alerts.notTranslated', { language: languageName(language) })}
                  </Text>
                )}
                {template.customized && <Text size="small">{t('school.alerts.customized')}</Text>}
              </Stack>
            ),
          };
        })}
      />
      {edited && (
        <Suspense>
          <AlertTextDialog
            template={edited}
            language={language}
            isMain={isMain}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
