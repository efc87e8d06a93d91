import type { MessageReportDetail, ReportedMessage } from '@school/domain';
import { Badge, Box, Heading, Inline, Prose, Stack, Text, Time } from '@school/ui';
import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';

/** The reported message after those before it, as they were when it was reported. */
export function Evidence({ report }: { report: MessageReportDetail }) {
  const t = useText();
  return (
    <Stack as="section" gap="m" aria-label={t('messageReports.evidence')}>
      <Stack gap="xs">
        <Heading level={3} size="heading">
          {t('messageReports.evidence')}
        </Heading>
        <Text tone="quiet">{t('messageReports.evidenceHelp')}</Text>
      </Stack>
      {report.earlier_messages.map((message) => (
        <StoredMessage key={message.id} message={message} />
      ))}
      <Box padding="m" radius="card" background="sunken" border>
        <StoredMessage message={report.message} reported />
      </Box>
    </Stack>
  );
}

function StoredMessage({ message, reported = false }: { message: ReportedMessage; reported?: boolean }) {
  const t = useText();
  const { formatList } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const { author, body, files, created_at, edited_at, deleted_at } = message;
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Text as="span" weight="medium" isolate>
          {author.name}
        </Text>
        <Text as="span" size="small" tone="quiet">
          <Time value={created_at} timeZone={timeZone} format="dateTime" />
        </Text>
        {reported && <Badge tone="critical">{t('audit.kind.message_report')}</Badge>}
      </Inline>
      {deleted_at ? (
        <Text tone="quiet">{t('messenger.deletedMessage')}</Text>
      ) : (
        <Prose dir="auto">
          {body.split('\n').map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </Prose>
      )}
      {files.length > 0 && (
        <Text size="small" tone="quiet">
          {t('messageReports.files', { names: formatList(files) })}
        </Text>
      )}
      {edited_at && !deleted_at && (
        <Text size="small" tone="quiet">
          {t('messageReports.edited')}
        </Text>
      )}
    </Stack>
  );
}
