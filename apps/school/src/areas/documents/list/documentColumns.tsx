import type { Document } from '@school/domain';
import {
  Badge,
  type DataTableColumn,
  FileIcon,
  IconButton,
  Inline,
  Menu,
  type MenuItem,
  Text,
  Time,
} from '@school/ui';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import type { Translate } from '../../../intl/useText.ts';

/** Columns of the documents table. */
export const documentColumns = (
  t: Translate,
  options: {
    getMenu(document: Document): MenuItem[];
    formatSize(bytes: number): string;
    formatCount(downloads: number): string;
    isExpired(document: Document): boolean;
    timeZone: string | undefined;
  },
): DataTableColumn<Document>[] => [
  {
    id: 'title',
    header: t('documents.columns.document'),
    primary: true,
    sortable: true,
    cell: ({ title }) => title,
    meta: ({ category, author }) => (
      <>
        <bdi>{category.name}</bdi>
        <Separator />
        <bdi translate="no">{author.name}</bdi>
      </>
    ),
    picture: ({ file }) => <FileIcon type={file.type} name={file.name} size="s" />,
    pictureShape: 'file',
  },
  {
    id: 'audience',
    header: t('documents.columns.audience'),
    width: '16%',
    hideBelow: 'medium',
    card: 'line',
    cell: (document) => (
      <Inline gap="xs">
        <AudienceNames audience={document.audience} most={2} />
        {options.isExpired(document) && (
          <Badge tone="caution" icon="clock">
            {t('documents.expired')}
          </Badge>
        )}
      </Inline>
    ),
  },
  {
    id: 'created_at',
    header: t('documents.columns.uploaded'),
    width: '138px',
    sortable: true,
    hideBelow: 'medium',
    cell: (document) => (
      <Text as="span" size="small">
        <Time value={document.created_at} timeZone={options.timeZone} format="relative" />
      </Text>
    ),
  },
  {
    id: 'size',
    header: t('documents.columns.size'),
    width: '116px',
    align: 'end',
    cell: ({ file }) => (
      <Text as="span" size="small" isolate>
        {options.formatSize(file.size)}
      </Text>
    ),
  },
  {
    id: 'downloads',
    header: t('documents.columns.downloads'),
    width: '148px',
    align: 'end',
    card: 'named',
    cell: ({ downloads_count: count }) => (
      <Text as="span" size="small">
        {options.formatCount(count)}
      </Text>
    ),
  },
  {
    id: 'actions',
    header: t('documents.columns.actions'),
    actions: true,
    cell: (document) => {
      const label = t('documents.actionsFor', { title: document.title });
      return (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
          items={options.getMenu(document)}
        />
      );
    },
  },
];
