import { users } from '@school/domain/fixtures';
import { Button } from '@school/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { MockAnswer } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useSignOut } from './useSignOut.ts';
import { useCommand } from '../data/useCommand.ts';

const body = { password: 'un-secreto', email: 'docente@aromos.example' };
const passwords = { current_password: 'a', password: 'un-secreto', password_confirmation: 'un-secreto' };

function Actions() {
  const [ended, setEnded] = useState(0);
  const signIn = useCommand('login');
  const profile = useCommand('updateProfile');
  const password = useCommand('updatePassword');
  const read = useCommand('markAllNotificationsRead');
  const signOut = useSignOut();
  const give = (run: () => Promise<unknown>) => () => void run().then(() => setEnded((count) => count + 1));
  return (
    <>
      <output aria-label="ended">{ended}</output>
      <Button onClick={give(() => signIn.run({ body }))}>login</Button>
      <Button onClick={give(() => profile.run({ body: { name: 'Paula' } as never }))}>updateProfile</Button>
      <Button onClick={give(() => password.run({ body: passwords }))}>updatePassword</Button>
      <Button onClick={give(signOut)}>logout</Button>
      <Button onClick={give(() => read.run({}))}>markAllNotificationsRead</Button>
    </>
  );
}

const actions = ['login', 'updateProfile', 'updatePassword', 'logout'] as const;

const show = (answers: Record<string, () => MockAnswer>) =>
  renderScreen({ path: '/auth/login', user: users.docente, answers, children: <Actions /> });

const ended = (count: number) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'ended' })).toHaveTextContent(String(count)));

it.each(actions)('stores the problem of a failed %s in the session', async (action) => {
  const { person, session } = show({
    [action]: () => ({ status: 500, data: { message: 'Server error.' } }),
  });
  await person.click(await screen.findByRole('button', { name: action }));
  await ended(1);
  expect(session.getState()).toMatchObject({ error: { kind: 'failed' }, loading: false });
});

it('clears the problem after the next success', async () => {
  const answers: MockAnswer[] = ['offline', { status: 204 }];
  const { person, session } = show({ updatePassword: () => answers.shift() ?? 'pending' });
  await person.click(await screen.findByRole('button', { name: 'updatePassword' }));
  await ended(1);
  expect(session.getState().error).toEqual({ kind: 'offline' });
  await person.click(screen.getByRole('button', { name: 'updatePassword' }));
  await ended(2);
  expect(session.getState()).toMatchObject({ error: null, loading: false });
});

it('marks a running action in the session', async () => {
  const { person, session } = show({ updateProfile: () => 'pending' });
  session.setLoading(false);
  await person.click(await screen.findByRole('button', { name: 'updateProfile' }));
  expect(session.getState().loading).toBe(true);
});

it('ignores the failure of other commands', async () => {
  const { person, session } = show({
    markAllNotificationsRead: () => ({ status: 500, data: { message: 'Server error.' } }),
  });
  await person.click(await screen.findByRole('button', { name: 'markAllNotificationsRead' }));
  await ended(1);
  expect(session.getState().error).toBe(null);
});
