import { templateDetails } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

const { suspension } = templateDetails;

type App = ReturnType<typeof renderScreen>;
const findBody = async (app: App) => {
  const call = () => app.calls.find(({ operationId }) => operationId === 'createNotification');
  await waitFor(() => expect(call()).toBeDefined());
  return call()?.body;
};

describe('a notification from a template', () => {
  it('has its kind and audience', async () => {
    const app = renderScreen({
      path: `/college-notifications/new-notification?template=${suspension.id}`,

      children: <NewNotificationScreen />,
    });
    expect(await screen.findByRole('textbox', { name: 'Título' })).toHaveValue(suspension.notification.title);
    await app.person.click(await screen.findByRole('button', { name: 'Enviar' }));
    expect(await findBody(app)).toMatchObject({
      title: suspension.notification.title,
      content: expect.stringMatching(
        /^Hoy, 8 de septiembre de 2026, no hay clases en el Colegio .+\.$/,
      ) as string,
      kind: 'schedule',
      audience: { scope: 'all' },
      scheduled_at: null,
    });
  });
});
