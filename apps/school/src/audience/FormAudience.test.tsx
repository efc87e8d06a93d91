import type { AudienceWrite, Permission, User } from '@school/domain';
import { courses, grades, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Form } from '../forms/Form.tsx';
import { FormSubmit } from '../forms/FormSubmit.tsx';
import type { Handlers } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { FormAudience } from './FormAudience.tsx';

const noRules = () => Promise.resolve(() => ({}));
const deletedId = '01990000-0000-7000-8000-000000000000';

function show(
  audience: AudienceWrite,
  user: User = users.administrador,
  answers: Handlers = {},
  permission: Permission = 'events.write',
) {
  const sent: AudienceWrite[] = [];
  const app = renderScreen({
    path: '/app',
    answers,
    user,
    children: (
      <Form
        label="Form"
        initialValues={{ audience }}
        loadValidator={noRules}
        onSubmit={(values) => {
          sent.push(values.audience);
          return Promise.resolve({ ok: true });
        }}
      >
        <FormAudience name="audience" label="Para quién" permission={permission} />
        <FormSubmit>Guardar</FormSubmit>
      </Form>
    ),
  });
  return { ...app, sent };
}

const chosen = () => screen.findByRole('list', { name: 'Selección' });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const restricted = { scope: 'restricted' } as const;

describe('FormAudience', () => {
  it('names people who were already included or excluded, and sends the value unchanged', async () => {
    const audience = {
      ...restricted,
      course_ids: [courses.basico7A.id],
      user_ids: [users.docente.id],
      exclude_user_ids: [users.lectura.id],
    };
    const { person, sent } = show(audience);
    const list = await chosen();
    expect(await within(list).findByText(new RegExp(users.docente.first_lastname))).toBeVisible();
    expect(within(list).getByText(new RegExp(users.lectura.first_lastname))).toBeVisible();
    expect(list).not.toHaveTextContent('01990000');
    await person.click(save());
    await waitFor(() => expect(sent).toEqual([audience]));
  });

  it('offers grades with their courses and people counts, and sends a course without its grade', async () => {
    const { person, sent } = show(restricted);
    const grade = await screen.findByRole('treeitem', { name: new RegExp(grades.basico7.name) });
    expect(grade).toHaveTextContent('71 personas');
    const course = screen.getByRole('treeitem', { name: new RegExp(courses.basico7A.name) });
    expect(course).toHaveTextContent('36 personas');
    await person.click(course);
    expect(grade).toHaveAttribute('aria-checked', 'mixed');
    await person.click(save());
    await person.click(grade);
    await person.click(save());
    await waitFor(() =>
      expect(sent).toEqual([
        { ...restricted, course_ids: [courses.basico7A.id] },
        { ...restricted, grade_ids: [grades.basico7.id] },
      ]),
    );
  });

  it('keeps the whole grade of an older draft', async () => {
    const { person, sent } = show({
      ...restricted,
      grade_ids: [grades.basico7.id],
      course_ids: [courses.basico7A.id],
    });
    const grade = await screen.findByRole('treeitem', { name: new RegExp(grades.basico7.name) });
    await waitFor(() => expect(grade).toHaveAttribute('aria-checked', 'true'));
    await person.click(save());
    await waitFor(() => expect(sent).toEqual([{ ...restricted, grade_ids: [grades.basico7.id] }]));
  });

  it('selects the course of a draft without a grade and shows its grade as partly selected', async () => {
    const audience = { ...restricted, course_ids: [courses.basico7A.id] };
    const { person, sent } = show(audience);
    const course = await screen.findByRole('treeitem', { name: new RegExp(courses.basico7A.name) });
    await waitFor(() => expect(course).toHaveAttribute('aria-checked', 'true'));
    const grade = screen.getByRole('treeitem', { name: new RegExp(grades.basico7.name) });
    expect(grade).toHaveAttribute('aria-checked', 'mixed');
    await person.click(save());
    await waitFor(() => expect(sent).toEqual([audience]));
  });

  it('works without counts if they can’t be loaded', async () => {
    show(restricted, users.administrador, { countAudienceGroups: 'offline' });
    const grade = await screen.findByRole('treeitem', { name: grades.basico7.name });
    expect(grade).toBeVisible();
  });

  it('offers everyone with a permission of scope any', async () => {
    show(restricted, users.inspectoria, {}, 'notifications.send');
    expect(await screen.findByText(/a tu parte del colegio/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Todas las personas' })).toBeNull();
    show(restricted, users.inspectoria, {}, 'emergency.start');
    expect(await screen.findByRole('radio', { name: 'Todas las personas' })).toBeVisible();
  });

  it('marks deleted entries and lets people remove them', async () => {
    const { person, sent } = show({ ...restricted, course_ids: [deletedId], user_ids: [deletedId] });
    const list = await chosen();
    await waitFor(() => expect(within(list).getAllByText('Ya no está disponible')).toHaveLength(2));
    for (const each of within(list).getAllByRole('button', { name: /Ya no está/ })) await person.click(each);
    await person.click(save());
    await waitFor(() => expect(sent).toEqual([restricted]));
  });

  it('offers only the own part and chosen entries with a permission of scope own', async () => {
    const { person } = show(
      { ...restricted, grade_ids: [grades.medio1.id], user_ids: [users.lectura.id] },
      users.docente,
    );
    expect(await screen.findByRole('treeitem', { name: new RegExp(grades.basico7.name) })).toBeVisible();
    expect(screen.getByRole('treeitem', { name: new RegExp(grades.medio1.name) })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: new RegExp(grades.basico1.name) })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Todas las personas' })).toBeNull();
    expect(screen.getByText(/a tu parte del colegio/)).toBeVisible();
    await person.click(screen.getByRole('tab', { name: /Personas/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });

  it('restores the previous selection after switching to everyone and back', async () => {
    const { person, sent } = show({ ...restricted, grade_ids: [grades.basico7.id] });
    await person.click(await screen.findByRole('radio', { name: 'Todas las personas' }));
    await person.click(screen.getByRole('radio', { name: 'Solo algunas personas' }));
    await person.click(save());
    await waitFor(() => expect(sent).toEqual([{ ...restricted, grade_ids: [grades.basico7.id] }]));
  });

  it('shows the count, some names and the number of inactive people', async () => {
    show({ ...restricted, course_ids: [courses.basico7A.id] });
    const summary = await screen.findByText('Por ahora, 14 personas');
    expect(summary.closest('[role=status]')).toHaveTextContent(
      / y 11 más · Hay 1 persona más en esta selección/,
    );
  });

  it('reports a failed count', async () => {
    show({ scope: 'all' }, users.administrador, { previewAudience: 'offline' });
    expect(await screen.findByText('No se pudo contar a quiénes llega.')).toBeVisible();
  });
});
