import type { AuditEntry, User } from '@school/domain';
import { colleges, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleAuditEntries, auditResponse } from '../../testing/defaultHandlers/statistics.ts';
import { AuditScreen } from './AuditScreen.tsx';

const path = '/admin/audit';
const show = (answers: Handlers = {}, where = path, user: User = users.administrador) =>
  renderScreen({ path: where, answers, user, children: <AuditScreen /> });
type App = ReturnType<typeof show>;

const auditQueries = (app: App) =>
  app.calls
    .filter(({ operationId }) => operationId === 'listAudit')
    .map(({ query }) => Object.fromEntries(query));

const [first] = sampleAuditEntries as [AuditEntry];
const row = /Suspendió: .*Elena Quiroz/;
const one = (entry: Partial<AuditEntry>): Handlers => ({
  listAudit: { status: 200, data: auditResponse([{ ...first, ...entry }]) },
});
const openOne = async (entry: Partial<AuditEntry>) => {
  show(one(entry), `${path}?entry=${first.id}`);
  return screen.findByRole('dialog');
};

describe('AuditScreen', () => {
  it('shows who did what and which fields changed', async () => {
    show();
    expect(await screen.findByRole('link', { name: row })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Registro de actividad' });
    expect(within(table).getAllByText('Marcela Fuentes Rojas').length).toBeGreaterThan(0);
    // Names and field labels are in bidi isolates, so that each keeps its direction.
    const cell = within(table).getAllByText(/Estado: /)[0]!;
    expect(cell.textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe('Estado: Con acceso → Sin acceso');
  });

  it('lists people in the order of the language: in Spanish ñ follows n', async () => {
    const names = ['Nuzzo', 'Ñandú', 'Nuñez', 'Nunzi'];
    const entries = names.map((name, index) => ({
      ...first,
      id: `0199000${index}-0000-7a01-8000-000000000001`,
      actor: { ...first.actor, id: `0199000${index}-0000-7b01-8000-000000000001`, name },
    }));
    const app = show({ listAudit: { status: 200, data: auditResponse(entries) } });
    await screen.findAllByRole('link', { name: row });
    await app.person.click(screen.getByRole('combobox', { name: 'Persona' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.filter((name) => names.includes(name))).toEqual(['Nunzi', 'Nuñez', 'Nuzzo', 'Ñandú']);
  });

  it('filters by the URL and ignores unknown values', async () => {
    const app = show(
      {},
      `${path}?actor=${first.actor.id}&action=suspended&kind=user&subject=nobody&from=2026-02-30`,
    );
    await screen.findByRole('link', { name: row });
    expect(auditQueries(app)[0]).toEqual({
      'filter[actor]': first.actor.id,
      'filter[action]': 'suspended',
      'filter[kind]': 'user',
    });
  });

  it('filters by action in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name: row });
    await app.person.click(screen.getByRole('combobox', { name: 'Acción' }));
    await app.person.click(await screen.findByRole('option', { name: 'Publicó' }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?action=published'));
    await waitFor(() => expect(screen.queryByRole('link', { name: row })).toBeNull());
  });

  it('filters by days in the time zone of the school, in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name: row });
    await app.person.click(screen.getByRole('combobox', { name: 'Fechas' }));
    await app.person.click(await screen.findByRole('option', { name: 'Últimos 7 días' }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?period=7'));
    await waitFor(() =>
      expect(auditQueries(app).at(-1)).toMatchObject({ from: '2026-09-02', to: '2026-09-08' }),
    );
    await app.person.click(screen.getByRole('combobox', { name: 'Fechas' }));
    await app.person.click(await screen.findByRole('option', { name: 'Otro período' }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?from=2026-09-02&to=2026-09-08'));
    expect(screen.getByRole('group', { name: 'Desde' })).toBeVisible();
  });

  it.each([
    ['?from=2026-09-01&to=2030-01-01', { from: '2026-09-01', to: '2026-09-08' }],
    ['?from=2026-09-05&to=2026-09-01', {}],
    ['?from=2030-01-01&to=2030-02-01', {}],
  ])('ignores invalid days in %s', async (search, days) => {
    const app = show({}, `${path}${search}`);
    await screen.findByRole('link', { name: row });
    expect(auditQueries(app).at(-1)).toEqual(days);
  });

  it('searches names in the URL', async () => {
    const app = show();
    await screen.findByRole('link', { name: row });
    await app.person.type(screen.getByRole('searchbox', { name: 'Persona o elemento' }), 'quiroz');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?q=quiroz'));
    await waitFor(() => expect(auditQueries(app).at(-1)).toMatchObject({ q: 'quiroz' }));
    expect(screen.queryByRole('link', { name: /Simulacro/ })).toBeNull();
  });

  it('offers the actions of the chosen kind and drops an unknown one', async () => {
    const app = show({}, `${path}?action=published`);
    await screen.findByRole('link', { name: /Publicó/ });
    await app.person.click(screen.getByRole('combobox', { name: 'Tipo' }));
    await app.person.click(await screen.findByRole('option', { name: 'Sede' }));
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?kind=place'));
    await app.person.click(screen.getByRole('combobox', { name: 'Acción' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Todas las acciones', 'Creó', 'Editó', 'Eliminó']);
  });

  it('exports the filtered entries', async () => {
    const app = show({}, `${path}?action=suspended&q=quiroz`);
    await screen.findByRole('link', { name: row });
    await app.person.click(screen.getByRole('button', { name: 'Exportar' }));
    await waitFor(() =>
      expect(app.calls.some(({ operationId }) => operationId === 'exportAudit')).toBe(true),
    );
    const call = app.calls.find(({ operationId }) => operationId === 'exportAudit')!;
    expect(Object.fromEntries(call.query)).toEqual({ q: 'quiroz', 'filter[action]': 'suspended' });
  });

  it('links to the record if it can be opened', async () => {
    const drawer = await openOne({});
    expect(within(drawer).getByRole('link', { name: 'Elena Quiroz' })).toHaveAttribute(
      'href',
      `/users/${first.subject.id}`,
    );
  });

  it('names a deleted record without a link', async () => {
    const drawer = await openOne({ subject: { ...first.subject, visible: false } });
    expect(within(drawer).getByText('Elena Quiroz')).toBeVisible();
    expect(within(drawer).queryByRole('link', { name: 'Elena Quiroz' })).toBeNull();
  });

  it('shows only that a secret or a long text changed', async () => {
    show(
      one({
        action: 'settings_changed',
        subject: { kind: 'integration', id: null, name: 'smtp', visible: true },
        before: { host: 'a.example' },
        after: { host: 'b.example', password: 'changed' },
      }),
    );
    expect(await screen.findByText('Contraseña: cambió')).toBeVisible();
  });

  it('opens an entry by URL, shows its fields and closes it', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('link', { name: row }));
    const drawer = await screen.findByRole('dialog', { name: 'Suspendió' });
    expect(app.navigation.getLocation().search).toBe(`?entry=${first.id}`);
    const changes = within(drawer).getByRole('table', { name: 'Qué cambió' });
    expect(within(changes).getByText('Estado')).toBeVisible();
    expect(within(changes).getByText('Con acceso')).toBeVisible();
    expect(within(changes).getByText('Sin acceso')).toBeVisible();
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe(''));
  });

  it('links from an entry to all of the same person and of the same record', async () => {
    show({}, `${path}?entry=${first.id}`);
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('link', { name: /Toda la actividad de/ })).toHaveAttribute(
      'href',
      `${path}?actor=${first.actor.id}`,
    );
    expect(within(drawer).getByRole('link', { name: /Toda la actividad sobre/ })).toHaveAttribute(
      'href',
      `${path}?subject=${first.subject.id}`,
    );
  });

  it('shows groups by name, permissions and times as text, and marks deleted ones', async () => {
    const [place] = colleges.aromos.places;
    const drawer = await openOne({
      before: {
        place_ids: [],
        permissions: ['posts.view: own'],
        starts_at: '2026-09-08T13:00:00.000Z',
        secret: 1,
      },
      after: {
        place_ids: [place!.id, '01990000-0000-7f01-8000-000000000001'],
        permissions: [],
        starts_at: '2026-09-09T13:00:00.000Z',
        secret: 2,
      },
    });
    expect(within(drawer).getByText('Leer noticias (Su parte)')).toBeVisible();
    expect(within(drawer).getByText(/9 de septiembre de 2026.*10:00/)).toBeVisible();
    expect(within(drawer).getByText(/un elemento eliminado/)).toBeVisible();
    expect(within(drawer).getByText('secret')).toBeVisible();
  });

  it('omits unchanged fields', async () => {
    const drawer = await openOne({
      before: { name: 'Huerta', version: 1, order: 4 },
      after: { name: 'Huerto', version: 2, order: 4 },
    });
    const changes = within(drawer).getByRole('table', { name: 'Qué cambió' });
    expect(within(changes).getAllByRole('row')).toHaveLength(2);
  });

  it('reports an entry without changed fields', async () => {
    const drawer = await openOne({ action: 'password_reset', before: null, after: null });
    expect(within(drawer).getByText('No hay más detalles registrados.')).toBeVisible();
  });

  it.each(['<img src=x onerror=alert(1)>', '\u202Eabc', '🎒'.repeat(40), '', 'x'.repeat(400)])(
    'shows a name unchanged: %s',
    async (name) => {
      show(one({ subject: { ...first.subject, name }, actor: { id: null, name: '' }, action: 'updated' }));
      expect(await screen.findByRole('link', { name: /^Editó/ })).toBeVisible();
      expect(screen.getByText('El sistema')).toBeVisible();
      expect(document.querySelector('img[src="x"]')).toBeNull();
    },
  );

  it('loads earlier entries on request', async () => {
    const app = show({
      listAudit: ({ query }) => ({
        status: 200,
        data: query.get('before')
          ? auditResponse([sampleAuditEntries[1]!])
          : auditResponse([first], first.id),
      }),
    });
    await screen.findByRole('link', { name: row });
    await app.person.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByRole('link', { name: /Simulacro de evacuación/ })).toBeVisible();
    expect(auditQueries(app).some(({ before }) => before === first.id)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  });

  it('shows an empty result and clears the filters', async () => {
    const app = show(
      { listAudit: { status: 200, data: auditResponse([]) } },
      `${path}?action=deleted&q=x&kind=post&period=30`,
    );
    await screen.findByText('Sin resultados');
    await app.person.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    await waitFor(() => expect(app.navigation.getLocation().search).toBe(''));
    expect(await screen.findByText('Aún no hay actividad')).toBeVisible();
  });

  it('shows nothing without permission', async () => {
    const app = show({}, path, users.docente);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(auditQueries(app)).toEqual([]);
  });

  it('shows ERROR and retries', async () => {
    let tries = 0;
    const app = show({
      listAudit: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: auditResponse(sampleAuditEntries) };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: row })).toBeVisible();
  });
});
