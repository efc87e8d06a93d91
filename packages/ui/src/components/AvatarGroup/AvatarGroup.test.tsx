import { AvatarGroup, UiRoot, type AvatarGroupProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const names = [
  'Marcela Fuentes',
  'Paula Cárcamo',
  'Tomás Araya',
  'Daniela Herrera',
  'Ignacia Soto',
  'Ana Ríos',
];
const members = names.map((name) => ({ name }));
const show = (props: Partial<AvatarGroupProps>, arabic = false) =>
  render(
    <UiRoot locale={arabic ? 'ar' : 'en'} messages={arabic ? ar : en}>
      <AvatarGroup label="Read by" members={members} {...props} />
    </UiRoot>,
  );
const readAccessibleText = () =>
  within(screen.getByRole('list', { name: 'Read by' }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'));

it('shows the first people and the number of the others', () => {
  show({});
  expect(readAccessibleText()).toEqual([...names.slice(0, 4), '2 more']);
  expect(screen.getByText('+2')).toHaveAttribute('dir', 'ltr');
});

it('shows no number when all people fit', () => {
  show({ max: 6 });
  expect(readAccessibleText()).toEqual(names);
});

it('counts the people of `total` whose names are not given', () => {
  show({ members: members.slice(0, 2), total: 480 });
  expect(readAccessibleText()).toEqual([...names.slice(0, 2), '478 more']);
});

it('renders an empty list without people, and only a number with a maximum of 0', () => {
  show({ members: [] });
  expect(screen.getByRole('list', { name: 'Read by' })).toBeEmptyDOMElement();
  show({ max: 0, label: 'All' });
  expect(screen.getByRole('list', { name: 'All' })).toHaveTextContent(/^\+6$/);
});

it('renders people of the same name separately', () => {
  show({ members: [{ name: 'Ana Ríos' }, { name: 'Ana Ríos' }] });
  expect(readAccessibleText()).toEqual(['Ana Ríos', 'Ana Ríos']);
});

it.each([
  [1, 'شخص آخر'],
  [2, 'شخصان آخران'],
  [3, '3\u00a0أشخاص آخرين'],
  [11, '11\u00a0شخصًا آخر'],
  [100, '100\u00a0شخص آخر'],
])('uses the plural form of the language: %i', (more, text) => {
  show({ members: [], total: more }, true);
  expect(readAccessibleText()).toEqual([text]);
});
