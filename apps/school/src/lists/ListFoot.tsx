import { Inline, Pagination, Text } from '@school/ui';
import { useText } from '../intl/useText.ts';
import type { List } from './useList.ts';

/** The server's pagination counts. */
export type PageMeta = {
  current_page: number;
  from: number | null;
  to: number | null;
  last_page: number;
  total: number;
};

/** Footer of a list with the range and the pagination. Renders nothing for an empty list. */
export function ListFoot<Name extends string>(props: { list: List<Name>; meta: PageMeta | undefined }) {
  const t = useText();
  const { list, meta } = props;
  if (!meta || meta.total === 0) return null;
  return (
    <Inline justify="between" gap="m">
      <Text as="span" size="small" tone="quiet">
        {t('lists.range', { from: meta.from ?? 0, to: meta.to ?? 0, total: meta.total })}
      </Text>
      <Pagination
        label={t('lists.pages')}
        page={meta.current_page}
        pageCount={meta.last_page}
        hrefFor={list.hrefOfPage}
      />
    </Inline>
  );
}
