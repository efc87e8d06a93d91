import type { Document } from '@school/domain';
import {
  Badge,
  Box,
  Button,
  Column,
  Columns,
  DescriptionList,
  FileIcon,
  Heading,
  Inline,
  Link,
  Page,
  Stack,
  Text,
  Time,
} from '@school/ui';
import { useIntl } from 'react-intl';
import { ActionRow } from '../../actions/ActionRow.tsx';
import { AudienceNames } from '../../audience/AudienceNames.tsx';
import { useCollege } from '../../data/DataRoot.tsx';
import { DocumentPreview } from '../../documents/preview/DocumentPreview.tsx';
import { useDocumentActions } from '../../documents/useDocumentActions.tsx';
import { viewOf } from '../../documents/viewOf.ts';
import { useFileSize } from '../../intl/useFileSize.ts';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { BackLink } from '../../shell/BackLink.tsx';

/** A document: what its file is, whom it is for, how often it was fetched, and what may be done to it. */
export function DocumentFacts({ document }: { document: Document }) {
  const t = useText();
  const navigation = useNavigation();
  const { formatNumber } = useIntl();
  const { clock } = useShell();
  const timeZone = useCollege()?.setting.timezone;
  const narrow = useNarrow();
  const sizeOf = useFileSize();
  const actions = useDocumentActions(() => void navigation.navigate('/documentos', { replace: true }));
  const [download, ...rest] = [...actions.readingOf(document), ...actions.writingOf(document)];
  const { title, category, file, author, expires_at: expires } = document;
  const timeOf = (value: string) => <Time value={value} timeZone={timeZone} format="dateTime" />;
  const seen = viewOf(document) !== null;
  const facts = (
    <DescriptionList
      layout={seen ? 'stacked' : 'beside'}
      divided
      items={[
        {
          term: t('documents.category'),
          details: (
            <Link href={`/documentos/${category.slug}`}>
              <bdi>{category.name}</bdi>
            </Link>
          ),
        },
        { term: t('documents.form.audience'), details: <AudienceNames audience={document.audience} /> },
        { term: t('documents.columns.downloads'), details: formatNumber(document.downloads_count) },
        {
          term: t('documents.columns.uploaded'),
          details: (
            <>
              {timeOf(document.created_at)}
              {' · '}
              <bdi>{author.name}</bdi>
            </>
          ),
        },
        ...(document.version > 1
          ? [{ term: t('documents.changedAt'), details: timeOf(document.updated_at) }]
          : []),
        { term: t('documents.form.expires'), details: expires ? timeOf(expires) : t('documents.never') },
      ]}
    />
  );
  return (
    <Page width={seen ? 'full' : 'form'}>
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <Box notPrinted>
            <BackLink
              href="/documentos"
              isList={(path) => /^\/documentos\/(?!new-document$|document-categories$)[^/]+$/.test(path)}
            >
              {t('documents.back')}
            </BackLink>
          </Box>
          <Inline gap="m" wrap={false}>
            <FileIcon type={file.type} name={file.name} size="l" />
            <Stack gap="xs">
              <Heading level={2} size="display">
                <bdi>{title}</bdi>
              </Heading>
              <Text tone="quiet">
                <>
                  <bdi>{file.name}</bdi>
                  {' · '}
                  <bdi>{sizeOf(file.size)}</bdi>
                </>
              </Text>
              {expires !== null && new Date(expires) <= clock() && (
                <Inline>
                  <Badge tone="caution" icon="clock">
                    {t('documents.expired')}
                  </Badge>
                </Inline>
              )}
            </Stack>
          </Inline>
        </Stack>
        <Box notPrinted>
          <Inline gap="s">
            <Button
              tone="accent"
              variant="solid"
              icon={download!.icon}
              loading={actions.pending}
              onClick={download!.onSelect}
            >
              {download!.label}
            </Button>
            <ActionRow label={t('documents.actionsFor', { title })} shown={narrow ? 1 : 2} actions={rest} />
          </Inline>
        </Box>
        {seen ? (
          <Columns gap="xl" align="start" collapseBelow="wide">
            <Column width="2/3">
              <Box notPrinted>
                <DocumentPreview document={document} onDownload={() => download!.onSelect?.()} />
              </Box>
            </Column>
            <Column width="fluid">{facts}</Column>
          </Columns>
        ) : (
          facts
        )}
      </Stack>
      {actions.dialogs}
    </Page>
  );
}
