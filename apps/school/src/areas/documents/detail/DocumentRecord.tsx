import type { Document } from '@school/domain';
import { DescriptionList, type DescriptionListLayout, Link, Time } from '@school/ui';
import { useIntl } from 'react-intl';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { useCollege } from '../../../data/DataRoot.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import { useText } from '../../../intl/useText.ts';
import { documentPaths } from '../paths.ts';

/** A document's details: category, audience, downloads, creation and expiry. */
export function DocumentRecord({ document, layout }: { document: Document; layout: DescriptionListLayout }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const { category, author, expires_at: expires } = document;
  const renderTime = (value: string) => <Time value={value} timeZone={timeZone} format="dateTime" />;
  return (
    <DescriptionList
      layout={layout}
      divided
      items={[
        {
          term: t('documents.category'),
          details: (
            <Link href={documentPaths.list.href({ category: category.slug })}>
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
              <span>{renderTime(document.created_at)}</span>
              <Separator />
              <bdi translate="no">{author.name}</bdi>
            </>
          ),
        },
        ...(document.version > 1
          ? [{ term: t('documents.changedAt'), details: renderTime(document.updated_at) }]
          : []),
        { term: t('documents.form.expires'), details: expires ? renderTime(expires) : t('documents.never') },
      ]}
    />
  );
}
