import type { AnswerData } from '@school/domain';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '../data/useQuery.ts';
import { ProtectedIntlRoot } from '../intl/ProtectedIntlRoot.tsx';
import { ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { AppBoundary } from '../shell/AppBoundary.tsx';

const failure = new Error('This part cannot render.');
const retryButton = () => screen.getByRole('button', { name: 'Reintentar' });

/** A screen that throws as long as `isBroken` is set. */
const breakable = { isBroken: true };
function Breakable() {
  if (breakable.isBroken) throw failure;
  return <p>Contenido</p>;
}

beforeEach(() => {
  breakable.isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('a screen that throws while it renders', () => {
  it('is replaced by a sentence beside the menu, and appears at the next attempt', async () => {
    const { person } = renderScreen({ path: '/app', children: <Breakable /> });
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar esta página.');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('navigation')[0]).toBeVisible();
    expect(vi.mocked(console.error).mock.calls.flat()).toContain(failure);
    breakable.isBroken = false;
    await person.click(retryButton());
    expect(await screen.findByText('Contenido')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to reload the page after a second failure', async () => {
    const { person } = renderScreen({ path: '/app', children: <Breakable /> });
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();
    await person.click(retryButton());
    expect(await screen.findByRole('button', { name: 'Recargar' })).toBeVisible();
  });

  it('is rendered again at another location', async () => {
    const app = renderScreen({ path: '/app', children: <Breakable /> });
    await screen.findByRole('alert');
    breakable.isBroken = false;
    await act(async () => app.navigation.navigate('/app?page=2'));
    expect(screen.getByText('Contenido')).toBeVisible();
  });

  it('is rendered with a new answer of the server, if it failed on a stored one', async () => {
    let isRight = false;
    const { person } = renderScreen({
      path: '/app',
      answers: {
        listCourses: () => ok('listCourses', { data: isRight ? [] : null } as AnswerData<'listCourses'>),
      },
      children: <CourseCount />,
    });
    await screen.findByRole('alert');
    isRight = true;
    await person.click(retryButton());
    expect(await screen.findByText('0 cursos')).toBeVisible();
  });
});

function CourseCount() {
  const courses = useQuery('listCourses', {}).data;
  return courses ? <p>{`${courses.data.length} cursos`}</p> : null;
}

describe('an app whose frame throws while it renders', () => {
  const show = () =>
    renderScreen({
      path: '/app',
      children: (
        <AppBoundary>
          <ProtectedIntlRoot>
            <Breakable />
          </ProtectedIntlRoot>
        </AppBoundary>
      ),
    });

  it('is replaced by a sentence with an attempt and a reload', async () => {
    const { person } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar esta página.');
    expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
    breakable.isBroken = false;
    await person.click(retryButton());
    expect(await screen.findByText('Contenido')).toBeVisible();
  });

  it('is rendered again at another location', async () => {
    const app = show();
    await screen.findByRole('alert');
    breakable.isBroken = false;
    await act(async () => app.navigation.navigate('/app?page=2'));
    expect(screen.getByText('Contenido')).toBeVisible();
  });
});
