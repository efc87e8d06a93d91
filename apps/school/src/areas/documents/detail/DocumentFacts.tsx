import type { Document } from '@school/domain';
import {
  Badge,
  Box,
  Button,
  Column,
  Columns,
  FileIcon,
  Heading,
  Inline,
  Page,
  Stack,
  Text,
} from '@school/ui';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import { useDocumentActions } from '../useDocumentActions.tsx';
import { choosePreview } from '../choosePreview.ts';
import { Separator } from '../../../intl/Separator.tsx';
import { useFileSize } from '../../../intl/useFileSize.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { DocumentRecord } from './DocumentRecord.tsx';
import { documentPaths } from '../paths.ts';

/** A document with file details, audience, downloads and actions. */
export function DocumentFacts({ document }: { document: Document }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { clock } = useScreenServices();
  const formatSize = useFileSize();
  const actions = useDocumentActions(() => navigate(documentPaths.list.href(), { replace: true }));
  const [download, view] = actions.getReadActions(document);
  const { title, file, expires_at: expires } = document;
  const hasPreview = choosePreview(document) !== null;
  const facts = <DocumentRecord document={document} layout={hasPreview ? 'stacked' : 'beside'} />;
  return (
    <Page width={hasPreview ? 'full' : 'form'}>
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <RecordBar label={t('documents.actionsFor', { title })} actions={actions.getWriteActions(document)}>
            <BackLink
              href={documentPaths.list.href()}
              isList={(path) => /^\/documentos\/(?!new-document$|document-categories$)[^/]+$/.test(path)}
            >
              {t('documents.back')}
            </BackLink>
          </RecordBar>
          <Inline gap="m" wrap={false}>
            <FileIcon type={file.type} name={file.name} size="l" />
            <Stack gap="xs">
              <Heading level={2} size="display">
                <bdi>{title}</bdi>
              </Heading>
              <Text tone="quiet">
                <bdi translate="no">{file.name}</bdi>
                <Separator />
                <bdi>{formatSize(file.size)}</bdi>
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
            {view && (
              <Button icon={view.icon} onClick={view.onSelect}>
                {view.label}
              </Button>
            )}
          </Inline>
        </Box>
        {hasPreview ? (
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
