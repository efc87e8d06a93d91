import { Avatar } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getInitials, getTint } from './initials.ts';

it.each([
  ['Marcela Fuentes', 'MF'],
  ['  María  José   del Río ', 'MR'],
  ['ignacia', 'I'],
  ['7° A', '7A'],
  ['ليلى حداد', 'ل'],
  ['王小明', '王'],
  ['', ''],
  ['👩‍🏫', ''],
])('shortens %j to %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('is named by the person', () => {
  render(<Avatar name="Marcela Fuentes" />);
  expect(screen.getByRole('img', { name: 'Marcela Fuentes' })).toHaveAttribute('data-initials', 'MF');
});

it('shows initials when the picture fails to load, and tries a new picture', () => {
  const { container, rerender } = render(<Avatar name="Marcela Fuentes" src="/gone.jpeg" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img', { name: 'Marcela Fuentes' })).toHaveAttribute('data-initials', 'MF');
  rerender(<Avatar name="Marcela Fuentes" src="/here.jpeg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/here.jpeg');
});

it('uses the same tint for the same name, and all three tints', () => {
  expect(getTint('Marcela Fuentes')).toBe(getTint('Marcela Fuentes'));
  const tints = new Set(['Ana', 'Berta', 'Carla', 'Diego', 'Elena', 'Fabián', 'Gabriela'].map(getTint));
  expect([...tints].toSorted()).toEqual([0, 1, 2]);
});
