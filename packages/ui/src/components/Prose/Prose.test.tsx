import { Prose } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('leaves the outline of what it sets as it is', () => {
  render(
    <Prose aria-label="Text" role="article">
      <h2>Timetable</h2>
      <ul>
        <li>One</li>
      </ul>
      <a href="/more">More</a>
    </Prose>,
  );
  const text = screen.getByRole('article', { name: 'Text' });
  expect(text.children).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: 'Timetable' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/more');
});
