import { notifications } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { invalidate } from './cache.ts';
import { usePages } from './usePages.ts';

function Rows() {
  const { rows } = usePages('listNotifications', {});
  return <p>{rows?.map(({ seen_at: readAt }) => (readAt ? 'seen' : 'new')).join(' ')}</p>;
}

function Switched() {
  const [shown, show] = useState(true);
  return (
    <>
      {shown && <Rows />}
      <button onClick={() => show(!shown)}>Switch</button>
    </>
  );
}

it('refetches data that was invalidated while no screen showed it', async () => {
  const [row] = Object.values(notifications);
  let readAt: string | null = null;
  const { person } = renderScreen({
    path: '/app',
    answers: {
      listNotifications: () => ({
        status: 200,
        data: { data: [{ ...row, seen_at: readAt }], meta: { before: null, after: null, limit: 30 } },
      }),
    },
    children: <Switched />,
  });
  expect(await screen.findByText('new')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Switch' }));
  readAt = '2026-09-08T10:00:00-03:00';
  invalidate(['listNotifications']);
  await person.click(screen.getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('seen')).toBeVisible();
});
