import { documentFromText } from '@school/domain';
import { postCategories, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { emptyPost } from '../postValues.ts';
import { NewPostScreen } from './NewPostScreen.tsx';

const values = {
  ...emptyPost,
  title: 'Protocolo de salidas',
  category: postCategories.avisos.id,
  body: documentFromText('Léanlo completo.'),
  audience: { scope: 'all' },
};

describe('the request for a confirmation in a post', () => {
  it('requires a day, and sends it', async () => {
    const app = renderScreen({
      path: '/blog/new-post',
      stored: {
        [`school.draft:2:localhost:${users.administrador.id}:new-post`]: JSON.stringify({
          values,
          idempotencyKey: 'stored-key',
          savedAt: '2026-09-08T10:41:00-03:00',
        }),
      },
      children: <NewPostScreen />,
    });
    const sent = () => app.calls.filter(({ operationId }) => operationId === 'createPost');
    await app.person.click(await screen.findByRole('checkbox', { name: /^Pedir que confirmen la lectura/ }));
    const day = await screen.findByRole('group', { name: /^Plazo para confirmar/ });
    await app.person.click(screen.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('link', { name: /Elige el último día para confirmar/ })).toBeVisible();
    await app.person.click(within(day).getByRole('spinbutton', { name: /^día/ }));
    await app.person.keyboard('12092026');
    await app.person.click(screen.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ confirm_by: '2026-09-12' });
  });
});
