import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertTemplates } from '../../testing/defaultHandlers/notifications.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/school', answers, children: <SchoolScreen /> });
const sent = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ operationId }) => operationId === 'updateAlertTemplate');

describe('prepared texts of alerts', () => {
  it('changes a text, after a placeholder without a value is mended', async () => {
    const app = show({ updateAlertTemplate: { status: 200, data: { data: [] } } });
    await app.person.click(await screen.findByRole('button', { name: 'Editar el texto: Incendio' }));
    const dialog = await screen.findByRole('dialog', { name: 'Incendio' });
    expect(within(dialog).queryByRole('button', { name: 'Volver al texto estándar' })).toBeNull();
    const content = within(dialog).getByRole('textbox', { name: 'Contenido' });
    await app.person.clear(content);
    await app.person.type(content, 'Salgan por {{calle}.');
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(
      (await within(dialog).findAllByText('Usa solo los marcadores {place} y {school}'))[0],
    ).toBeVisible();
    expect(sent(app)).toEqual([]);
    await app.person.clear(content);
    await app.person.type(content, 'Salgan de {{place}.');
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Texto de alerta guardado')).toBeVisible();
    expect(sent(app)[0]?.body).toEqual({
      kind: 'fire',
      language: 'es',
      title: 'Evacúen',
      content: 'Salgan de {place}.',
    });
  });

  it('resets a text of the school', async () => {
    const app = show({ updateAlertTemplate: { status: 200, data: { data: [] } } });
    await app.person.click(await screen.findByRole('button', { name: 'Editar el texto: Fuga de gas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fuga de gas' });
    await app.person.click(within(dialog).getByRole('button', { name: 'Volver al texto estándar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)[0]?.body).toEqual({ kind: 'gas', language: 'es' });
  });

  it('changes and removes the text of another language', async () => {
    const german = { title: 'Räumen', content: 'Verlassen Sie {place}.', language: 'de' as const };
    const app = show({
      listAlertTemplates: ({ query }) =>
        ok('listAlertTemplates', {
          data:
            query.get('filter[language]') === 'de'
              ? alertTemplates.map((template) =>
                  template.kind === 'fire' ? { ...template, ...german, customized: true } : template,
                )
              : alertTemplates,
        }),
      updateAlertTemplate: { status: 200, data: { data: [] } },
    });
    const section = await screen.findByRole('region', { name: 'Textos de alerta' });
    await app.person.click(await within(section).findByRole('combobox', { name: 'Idioma' }));
    await app.person.click(await screen.findByRole('option', { name: 'Deutsch' }));
    expect(await within(section).findByText(german.content)).toBeVisible();
    expect(within(section).getAllByText(/^Aún no tiene texto en Deutsch/)).toHaveLength(
      alertTemplates.length - 1,
    );

    await app.person.click(within(section).getByRole('button', { name: 'Editar el texto: Fuga de gas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fuga de gas · Deutsch' });
    const title = within(dialog).getByRole('textbox', { name: 'Título' });
    await app.person.clear(title);
    await app.person.type(title, 'Gas');
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)[0]?.body).toEqual({
      kind: 'gas',
      language: 'de',
      title: 'Gas',
      content: 'Salgan de {place}: gas.',
    });

    await app.person.click(within(section).getByRole('button', { name: 'Editar el texto: Incendio' }));
    await app.person.click(await screen.findByRole('button', { name: 'Quitar esta traducción' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(app)[1]?.body).toEqual({ kind: 'fire', language: 'de' });
  });

  it('reports texts that cannot be loaded', async () => {
    show({ listAlertTemplates: 'offline' });
    expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible();
  });
});
