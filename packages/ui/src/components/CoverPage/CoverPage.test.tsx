import { CoverPage, Heading, LinkButton } from '@school/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

it('renders the heading and the links in the main landmark, which the heading names', () => {
  render(
    <CoverPage
      headingId="school"
      image={<img src="/splash.jpeg" alt="" />}
      actions={<button type="button">Language</button>}
    >
      <Heading id="school" level={1}>
        Colegio Los Aromos
      </Heading>
      <LinkButton href="/auth/login">Sign in</LinkButton>
    </CoverPage>,
  );
  const main = within(screen.getByRole('main', { name: 'Colegio Los Aromos' }));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Colegio Los Aromos');
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  expect(main.queryByRole('button')).not.toBeInTheDocument();
});
