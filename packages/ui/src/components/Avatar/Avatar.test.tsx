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

it.each([
  ['Benjamín Aedo Urrutia', 'BA'],
  ['Rocío Ñancupil Soto', 'RÑ'],
  ['Marcela Fuentes Rojas', 'MF'],
  ['María José Pérez de la Fuente', 'MP'],
  ['Ana María Soto Lagos', 'AS'],
])('F20: shortens %j to its first name and first surname', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

it('F20: shortens the name of a group to its first and last word', () => {
  render(<Avatar name="Sede Los Niches" shape="square" />);
  expect(screen.getByRole('img', { name: 'Sede Los Niches' })).toHaveAttribute('data-initials', 'SN');
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
