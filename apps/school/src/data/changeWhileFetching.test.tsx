import { conversations } from '@school/domain/fixtures';
import type { Conversation } from '@school/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/TestApp.tsx';
import { DataRoot } from './DataRoot.tsx';
import { changeRecord } from './recordChanges.ts';
import { usePageList } from './usePageList.ts';
import { useQuery } from './useQuery.ts';

const { id } = conversations.paseo;
const change = () =>
  act(() =>
    changeRecord<Conversation>(['getConversation', 'listConversations'], id, (known) => ({
      ...known,
      unread_count: 0,
    })),
  );

/** Renders a hook while its first answer is being fetched. */
function start<Result>(hook: () => Result) {
  const app = createTestApp({ path: '/messenger' });
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => <DataRoot sources={app.sources}>{children}</DataRoot>,
  });
  return result;
}

describe('a change of a record while its answer is being fetched', () => {
  it('does not lose the answer of a query', async () => {
    const result = start(() => useQuery('getConversation', { path: { id } }));
    change();
    await waitFor(() => expect(result.current.data?.data.id).toBe(id));
  });

  it('does not lose the answer of a list', async () => {
    const result = start(() => usePageList('listConversations', {}));
    change();
    await waitFor(() => expect(result.current.rows?.length).toBeGreaterThan(0));
  });
});
