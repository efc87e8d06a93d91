import type { MessageReportDetail } from '@school/domain';
import { Badge, Button, DescriptionList, Heading, Inline, Page, Stack, Text, Time } from '@school/ui';
import { Suspense, useState } from 'react';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { BackLink } from '../../../screen/BackLink.tsx';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';
import { messengerPaths } from '../paths.ts';
import { ExportButton } from './ExportButton.tsx';
import { Evidence } from './Evidence.tsx';
import { useRemoveReported } from './useRemoveReported.ts';

const HandleDialog = lateDialog(
  () => import('./HandleDialog.tsx').then((file) => file.HandleDialog),
  byOnClose,
);

/** A report: who reported what and why, the evidence, and how it was handled. */
export function ReportFacts({ report }: { report: MessageReportDetail }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const remove = useRemoveReported(report.id);
  const [isHandling, setHandling] = useState(false);
  const { handling, message, conversation } = report;
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m" align="start">
          <BackLink href={messengerPaths.reports.href()}>{t('messageReports.back')}</BackLink>
          <Heading level={2} size="display">
            {t(`messageReports.reason.${report.reason}`)}
          </Heading>
          <Badge tone={handling ? 'neutral' : 'caution'}>
            {t(handling ? 'messageReports.status.handled' : 'messageReports.status.open')}
          </Badge>
        </Stack>
        <DescriptionList
          layout="beside"
          divided
          items={[
            { term: t('messageReports.reporter'), details: <bdi>{report.reporter.name}</bdi> },
            {
              term: t('messageReports.reportedAt'),
              details: <Time value={report.created_at} timeZone={timeZone} format="dateTime" />,
            },
            { term: t('board.note'), details: report.note && <bdi>{report.note}</bdi> },
            { term: t('messageReports.author'), details: <bdi>{message.author.name}</bdi> },
            {
              term: t('messenger.conversation'),
              details: conversation.name ? <bdi>{conversation.name}</bdi> : t('messageReports.direct'),
            },
          ]}
        />
        <Evidence report={report} />
        {handling ? (
          <Handling handling={handling} timeZone={timeZone} />
        ) : (
          <Button tone="accent" variant="solid" icon="check" onClick={() => setHandling(true)}>
            {t('messageReports.handle')}
          </Button>
        )}
        <Inline gap="m">
          <ExportButton conversationId={conversation.id} />
          {report.removed ? (
            <Text tone="quiet">{t('messageReports.removed')}</Text>
          ) : (
            <Button tone="critical" icon="trash-2" onClick={remove}>
              {t('messageReports.remove')}
            </Button>
          )}
        </Inline>
      </Stack>
      <Suspense>{isHandling && <HandleDialog report={report} onClose={() => setHandling(false)} />}</Suspense>
    </Page>
  );
}

function Handling(props: {
  handling: NonNullable<MessageReportDetail['handling']>;
  timeZone: string | undefined;
}) {
  const t = useText();
  const { outcome, note, by, at } = props.handling;
  return (
    <DescriptionList
      layout="beside"
      divided
      items={[
        { term: t('messageReports.outcome'), details: t(`messageReports.outcome.${outcome}`) },
        { term: t('board.note'), details: note && <bdi>{note}</bdi> },
        { term: t('messageReports.handledBy'), details: <bdi>{by.name}</bdi> },
        {
          term: t('messageReports.handledAt'),
          details: <Time value={at} timeZone={props.timeZone} format="dateTime" />,
        },
      ]}
    />
  );
}
