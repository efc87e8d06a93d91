import { Inline, Page, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import type { MessageId } from '../intl/messages.ts';
import { ListBar } from '../lists/ListBar.tsx';
import { ListBody } from '../lists/ListBody.tsx';
import type { ListChoice } from '../lists/ListChoice.ts';
import { ListFoot, type PageMeta } from '../lists/ListFoot.tsx';
import { type NewOne, NewLink } from '../lists/NewLink.tsx';
import type { List } from '../lists/useList.ts';
import type { LiveQuery } from '../lists/useLiveRows.ts';

type ListPageProps<Name extends string> = {
  list: List<Name>;
  query: LiveQuery<{ data: readonly { id: string }[]; meta: PageMeta }>;
  /** Label of the search field. */
  search?: string;
  /** The filters. */
  choices?: readonly ListChoice<Name>[];
  /** Actions besides `add`, on phones next to the button of the filters. */
  actions?: ReactNode;
  /** Link to the form of a new record, also in an empty list; on phones the app bar shows it. */
  add?: NewOne | false;
  /** Replaces the bar with search, filters and actions. */
  bar?: ReactNode;
  /** Shown between the bar and the rows, such as tabs. */
  tabs?: ReactNode;
  /** Shown instead of tabs, rows and footer. */
  instead?: ReactNode;
  /** Icon and texts of an empty list. */
  none: Pick<Parameters<typeof ListBody>[0]['none'], 'icon' | 'title' | 'body'>;
  /** Label of the button that shows the changes by other people. */
  heldLabel?: MessageId;
  /** Shown between the rows and the footer. */
  after?: ReactNode;
  /** The open dialog. */
  dialog?: ReactNode;
  /** The rows, or their skeleton. */
  children: ReactNode;
};

/** Page of a list: search, filters and actions, the rows, and the pagination. */
export function ListPage<Name extends string>(props: ListPageProps<Name>) {
  const { list, query, actions, add, instead } = props;
  return (
    <Page>
      <Stack gap="l">
        {props.bar ?? (
          <ListBar
            list={list}
            {...(props.search !== undefined && { search: props.search })}
            {...(props.choices && { choices: props.choices })}
            meta={query.outdated ? undefined : query.data?.meta}
            narrowAction={actions}
            action={
              (actions || add) && (
                <Inline gap="s">
                  {actions}
                  {add && <NewLink {...add} />}
                </Inline>
              )
            }
          />
        )}
        {instead ?? (
          <>
            {props.tabs}
            <ListBody
              list={list}
              rows={query.data?.data}
              held={query.held}
              {...(props.heldLabel && { heldLabel: props.heldLabel })}
              problem={query.problem}
              onRetry={query.reload}
              none={{ ...props.none, action: add ?? false }}
            >
              {props.children}
            </ListBody>
            {props.after}
            <ListFoot list={list} meta={query.data?.meta} />
          </>
        )}
      </Stack>
      {props.dialog}
    </Page>
  );
}
