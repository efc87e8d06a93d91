import { courses, places } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewAlertScreen } from './NewAlertScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/college-notifications/new-alert', answers, children: <NewAlertScreen /> });

const [first, ...others] = Object.values(places);
const check = async ({ person }: ReturnType<typeof show>, name: string) =>
  person.click(await screen.findByRole('checkbox', { name }));
const reach = (sentence: RegExp) =>
  waitFor(() => expect(screen.getByText(sentence).closest('[role=status]')).toBeVisible());
const everyone = () => screen.getByRole('radio', { name: 'Todas las personas' });

describe('places of an alert', () => {
  it('have reserved space while they load', async () => {
    show({ listPlaces: 'pending' });
    expect(await screen.findByText('Cargando')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Sedes afectadas' })).toBeNull();
  });

  it('set the audience to their people, and show which people the alert reaches', async () => {
    const app = show();
    await check(app, first!.name);
    await reach(new RegExp(`^La reciben solo las personas de .*${first!.name}`));
    const notice = screen.getByText(/^La reciben solo/).closest<HTMLElement>('[role=status]')!;
    expect(await within(notice).findByText('Por ahora, 14 personas')).toBeVisible();
    expect(everyone()).not.toBeChecked();
    await check(app, first!.name);
    await waitFor(() => expect(everyone()).toBeChecked());
  });

  it('let the person widen the audience again, which then stays', async () => {
    const app = show();
    await check(app, first!.name);
    await app.person.click(await screen.findByRole('button', { name: 'Alertar a todo el colegio' }));
    await reach(/^La recibe todo el colegio/);
    expect(everyone()).toBeChecked();
    await check(app, first!.name);
    await check(app, first!.name);
    await reach(/^La recibe todo el colegio/);
    await app.person.click(
      screen.getByRole('button', { name: new RegExp(`^Alertar solo a .*${first!.name}`) }),
    );
    await reach(/^La reciben solo/);
  });

  it('alert everyone if all places are affected', async () => {
    const app = show();
    for (const { name } of [first!, ...others]) await check(app, name);
    await reach(/^La recibe todo el colegio/);
    expect(everyone()).toBeChecked();
  });

  it('keep an audience that the person chose', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('radio', { name: 'Solo algunas personas' }));
    await app.person.click(
      await screen.findByRole('treeitem', { name: new RegExp(`^${courses.basico7A.name}`) }),
    );
    await check(app, first!.name);
    await reach(/^La reciben las personas que elegiste/);
    expect(screen.getByRole('treeitem', { name: new RegExp(`^${courses.basico7A.name}`) })).toBeVisible();
  });
});
