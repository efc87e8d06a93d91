import type { User } from '@school/domain';
import { posts, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { period, readPosts } from '../../testing/defaultHandlers/statistics.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';

const path = '/admin/statistics';
const show = (answers: Handlers = {}, where = path, user: User = users.administrador) =>
  renderScreen({ path: where, answers, user, children: <StatisticsScreen /> });
type App = ReturnType<typeof show>;

const findQueries = (app: App, operation: string) =>
  app.calls
    .filter(({ operationId }) => operationId === operation)
    .map(({ query }) => Object.fromEntries(query));

const [first] = readPosts as [(typeof readPosts)[number]];
const choose = async (app: App, label: string, option: string) => {
  await app.person.click(screen.getByRole('combobox', { name: label }));
  await app.person.click(await screen.findByRole('option', { name: option }));
};

describe('StatisticsScreen', () => {
  it('starts with the number of visits, with figures in bold', async () => {
    show();
    const figure = await screen.findByText('1.284 veces');
    expect(figure.tagName).toBe('STRONG');
    expect(screen.getByText(/^martes, 0?8:00/)).toBeVisible();
    expect(screen.getByText(/^8\s?%$/)).toBeVisible();
    expect(screen.getByText(/más que en los 7 días anteriores\./)).toBeVisible();
  });

  it.each([
    ['es', /Hora con más visitas: martes, 8:00\.$/],
    ['es-MX', /Hora con más visitas: martes, 8:00\sa\.m\.$/],
    ['ar', /[^0-9]0?8:00\u2069\.$/],
    ['de', /Dienstag, 0?8:00\sUhr\.$/],
  ] as const)('shows the busiest hour in the time zone of %s', async (locale, words) => {
    renderScreen({ path, locale, children: <StatisticsScreen /> });
    await waitFor(() =>
      expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(words),
      ),
    );
  });

  it('shows the most-read posts and links to them', async () => {
    show();
    const link = await screen.findByRole('link', { name: first.title });
    expect(link).toHaveAttribute('href', `/blog/post/${first.id}`);
    expect(screen.getByText(`${first.reads} de ${first.recipients}`).tagName).toBe('STRONG');
  });

  it.each(['role', 'place'])(
    'compares the reads of one %s with no total of the whole school',
    async (name) => {
      show({}, `${path}?${name}=${users.docente.id}`);
      const section = await screen.findByRole('region', { name: 'Noticias más leídas' });
      expect((await within(section).findByText(`${first.reads} personas`)).tagName).toBe('STRONG');
      expect(within(section).queryByText(new RegExp(` de ${first.recipients}$`))).toBeNull();
      expect(await screen.findByText('Personas que entraron')).toBeVisible();
      expect(screen.queryByText('Noticias leídas')).toBeNull();
    },
  );

  it('has a table for each chart', async () => {
    const app = show();
    const section = await screen.findByRole('region', { name: 'Noticias más leídas' });
    await app.person.click(await within(section).findByRole('button', { name: /tabla/i }));
    expect(within(section).getByRole('table')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Documentos más descargados' })).toBeVisible();
  });

  it('counts the last seven days in the school’s time zone by default', async () => {
    const app = show();
    await screen.findByRole('link', { name: first.title });
    expect(findQueries(app, 'getPostStatistics')[0]).toEqual({ from: '2026-09-02', to: '2026-09-08' });
  });

  it.each([
    ['?period=30', { from: '2026-08-10', to: '2026-09-08' }],
    ['?period=year', { from: '2026-03-01', to: '2026-09-08' }],
    ['?from=2026-08-01&to=2026-08-31', { from: '2026-08-01', to: '2026-08-31' }],
    ['?zone=Pacific%2FEaster', { from: '2026-09-02', to: '2026-09-08', timezone: 'Pacific/Easter' }],
    ['?from=soon&period=century&zone=Mars%2FBase&place=x', { from: '2026-09-02', to: '2026-09-08' }],
  ])('requests the filters of %s', async (search, query) => {
    const app = show({}, path + search);
    await screen.findByRole('link', { name: first.title });
    expect(findQueries(app, 'getEntryStatistics')[0]).toEqual(query);
  });

  it('filters by days in the URL, and back', async () => {
    const app = show();
    await screen.findByRole('link', { name: first.title });
    await choose(app, 'Período', 'Últimos 30 días');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?period=30'));
    await choose(app, 'Período', 'Otro período');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe('?from=2026-08-10&to=2026-09-08'));
    expect(await screen.findByRole('group', { name: 'Desde' })).toBeVisible();
    await choose(app, 'Período', 'Últimos 7 días');
    await waitFor(() => expect(app.navigation.getLocation().search).toBe(''));
  });

  it('sends no request while the days are invalid', async () => {
    const app = show({}, `${path}?from=2026-08-31&to=2026-08-01`);
    expect(await screen.findByRole('group', { name: 'Hasta' })).toBeVisible();
    expect(findQueries(app, 'getPostStatistics')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  });

  it('hides the activity of others from people who see only their own', async () => {
    const app = show({}, path, users.docente);
    await screen.findByRole('link', { name: first.title });
    expect(screen.getByText('Ves solo lo que tú creaste.')).toBeVisible();
    expect(screen.queryByText('Visitas por día y hora')).toBeNull();
    expect(findQueries(app, 'getEntryStatistics')).toEqual([]);
    await app.person.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  });

  it('explains a part of the school to people who see only that', async () => {
    show({}, path, users.inspectoria);
    expect(await screen.findByText(/Ves tu parte del colegio/)).toBeVisible();
    expect(await screen.findByText('1.284 veces')).toBeVisible();
  });

  it('shows nothing without permission', async () => {
    const app = show({}, path, users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(findQueries(app, 'getPostStatistics')).toEqual([]);
  });

  it('shows hostile titles as text', async () => {
    const title = '<b>x</b> \u202Eabc 🎒 \uE000';
    show({ getPostStatistics: { status: 200, data: { data: [{ ...first, title }], meta: period } } });
    const section = await screen.findByRole('region', { name: 'Noticias más leídas' });
    expect((await within(section).findAllByText(/<b>x<\/b>/)).length).toBeGreaterThan(1);
    expect(within(section).queryByText('x', { selector: 'b' })).toBeNull();
  });

  it('shows ERROR in the failed section and retries it', async () => {
    let tries = 0;
    const app = show({
      getPostStatistics: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: { data: readPosts, meta: period } };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    expect(await screen.findByText('1.284 veces')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: posts.fiestasPatrias.title })).toBeVisible();
  });
});

describe('a table export', () => {
  const saved: { name: string; href: string }[] = [];
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:school';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
  });
  afterEach(() => {
    saved.length = 0;
    vi.restoreAllMocks();
  });
  const take = async (app: App, name: string) => {
    await screen.findByText('1.284 veces');
    await app.person.click(screen.getByRole('button', { name: 'Exportar' }));
    await app.person.click(await screen.findByRole('menuitem', { name }));
  };

  it('downloads under the name from the server, for the days on screen', async () => {
    const app = show({}, `${path}?period=30`);
    await take(app, 'Noticias más leídas');
    expect(await screen.findByText('Tabla descargada')).toBeVisible();
    expect(saved).toEqual([{ name: 'Noticias más leídas 2026-09-02 2026-09-08.csv', href: 'blob:school' }]);
    expect(findQueries(app, 'exportStatistics')).toEqual([{ from: '2026-08-10', to: '2026-09-08' }]);
  });

  it.each([
    ['offline' as const, /No pudimos conectarnos/],
    [{ status: 200, text: '<html>', headers: { 'content-type': 'text/html' } }, /No pudimos conectarnos/],
    [{ status: 500, data: { message: 'Server error.' } }, /Algo falló/],
    [{ status: 429, data: { message: 'Too many.' } }, /Demasiados intentos/],
  ])('reports a failed download: %o', async (exportStatistics, words) => {
    const app = show({ exportStatistics });
    await take(app, 'Alcance');
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
