import type { SchoolUser } from '@school/domain';
import { schoolUsers } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers, MockRequest } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { UsersScreen } from './UsersScreen.tsx';

const show = (answers: Handlers = {}, path = '/users') =>
  renderScreen({ path, answers, children: <UsersScreen /> });

type Shown = ReturnType<typeof show>;

const listed = (app: Shown) =>
  app.calls
    .filter(({ operationId }) => operationId === 'listUsers')
    .map(({ query }) => Object.fromEntries(query));

const paula = schoolUsers.docente as SchoolUser;

describe('people on all pages', () => {
  const many = Array.from({ length: 130 }, (_, at) => ({
    ...paula,
    id: `01990000-0000-7901-8000-${String(at).padStart(12, '0')}`,
    name: `Persona ${at}`,
  }));
  const paged = (people: SchoolUser[], total = people.length) => ({
    listUsers: ({ query }: MockRequest) => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
      const answer = usersResponse(people.slice((page - 1) * size, page * size), total);
      const last = Math.max(1, Math.ceil(total / size));
      return {
        status: 200,
        data: { ...answer, meta: { ...answer.meta, current_page: page, last_page: last, per_page: size } },
      };
    },
  });
  const tickPage = async (app: Shown) => {
    await screen.findByRole('link', { name: /^Persona 0 / });
    await app.person.click(screen.getAllByRole('checkbox')[0]!);
  };

  it('are selected after the page, with the same filter, and the confirmation has their number', async () => {
    const app = show(paged(many), '/users?q=persona&status=active');
    await tickPage(app);
    await app.person.click(await screen.findByRole('button', { name: /130/ }));
    const reads = await waitFor(() => {
      const fullPages = listed(app).filter(({ per_page: size }) => size === '100');
      expect(fullPages).toHaveLength(2);
      return fullPages;
    });
    expect(reads).toEqual(
      ['1', '2'].map((page) => ({ page, per_page: '100', q: 'persona', 'filter[status]': 'active' })),
    );
    await app.person.click(await screen.findByRole('button', { name: 'Suspender' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Suspender a 130 personas?' })).toBeVisible();
  });

  it('keep the selection and show the reason if they fail to load', async () => {
    let works = true;
    const usual = paged(many).listUsers;
    const app = show({
      listUsers: (request) => (works ? usual(request) : { status: 403, data: { message: 'x' } }),
    });
    await tickPage(app);
    works = false;
    await app.person.click(await screen.findByRole('button', { name: /130/ }));
    expect(await screen.findByText('Tu rol no permite hacer esto.')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Suspender a 20 personas?' })).toBeVisible();
  });

  it('are not offered if there are too many', async () => {
    const app = show(paged(many, 501));
    await tickPage(app);
    expect(await screen.findByRole('button', { name: 'Suspender' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /501/ })).toBeNull();
  });
});
