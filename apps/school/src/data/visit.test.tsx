import { colleges, users } from '@school/domain/fixtures';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok } from '../testing/handlers.ts';
import { createTestApp } from '../testing/TestApp.tsx';
import { DataRoot, useCollege, useSession } from './DataRoot.tsx';

/** Renders the names of school and user, and counts how often. */
function renderNames(app: ReturnType<typeof createTestApp>) {
  let count = 0;
  function Names() {
    const school = useCollege()?.name;
    const user = useSession().user?.name;
    count += 1;
    return (
      <p>
        {school}, {user}
      </p>
    );
  }
  render(
    <DataRoot sources={app.sources}>
      <Names />
    </DataRoot>,
  );
  return () => count;
}

it('renders nothing again after a check that found no change', async () => {
  const app = createTestApp({ path: '/app' });
  await app.sources.visit.check();
  const countRenders = renderNames(app);
  const before = countRenders();
  await act(app.sources.visit.check);
  await act(app.sources.visit.check);
  expect(countRenders()).toBe(before);
});

it('renders once when the first check confirms what the device remembers', async () => {
  const app = createTestApp({ path: '/app' });
  const countRenders = renderNames(app);
  const before = countRenders();
  await act(app.sources.visit.check);
  expect(countRenders() - before).toBeLessThanOrEqual(1);
});

it('renders the changed name of the school and of the user', async () => {
  let [school, user] = [colleges.aromos, users.administrador];
  const app = createTestApp({
    path: '/app',
    answers: {
      findCollegeByDomain: () => ok('findCollegeByDomain', { data: school }),
      getSessionCollege: () =>
        ok('getSessionCollege', { id: school.id, name: school.name, slug: school.slug }),
      getCurrentUser: () => ok('getCurrentUser', { data: user }),
    },
  });
  await app.sources.visit.check();
  renderNames(app);
  [school, user] = [
    { ...school, name: 'Colegio Los Boldos' },
    { ...user, name: 'Beatriz' },
  ];
  await act(app.sources.visit.check);
  expect(screen.getByText('Colegio Los Boldos, Beatriz')).toBeVisible();
});
