import { DescriptionList, UiRoot, type DescriptionListProps } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const show = (props: DescriptionListProps) =>
  render(
    <UiRoot locale="en" messages={en}>
      <DescriptionList {...props} />
    </UiRoot>,
  );
const readDetails = () => screen.getAllByRole('definition').map((fact) => fact.textContent);

it('names every detail', () => {
  show({ items: [{ term: 'Course', details: '7° A' }] });
  expect(screen.getByRole('term')).toHaveTextContent('Course');
  expect(readDetails()).toEqual(['7° A']);
});

it('gives one name to several details', () => {
  show({ items: [{ term: 'Telephones', details: ['9 5555 0132', null, '75 231 0000'] }] });
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(readDetails()).toEqual(['9 5555 0132', '75 231 0000']);
});

it.each([undefined, null, '', [], [null, ''], false])('shows "not given" for %j', (details) => {
  show({ items: [{ term: 'Telephone', details }] });
  expect(readDetails()).toEqual(['—Not provided']);
});

it('shows 0 as a value', () => {
  show({ items: [{ term: 'Absences', details: 0 }] });
  expect(readDetails()).toEqual(['0']);
});
