import { AuthPage, Heading, TenantLogo } from '@school/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

it('renders the form as the main landmark, focusable and named by its heading, with the help in the footer', () => {
  render(
    <AuthPage
      headingId="welcome"
      brand={<TenantLogo name="Colegio Los Aromos" />}
      aside={<img src="/app.jpeg" alt="" />}
      caption="Curicó, since 1961"
      footer="Trouble signing in?"
    >
      <Heading id="welcome" level={1}>
        Welcome back
      </Heading>
    </AuthPage>,
  );
  const main = screen.getByRole('main');
  main.focus();
  expect(main).toHaveFocus();
  expect(main).toHaveAccessibleName('Welcome back');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Trouble signing in?');
  expect(screen.getByText('Curicó, since 1961')).toBeInTheDocument();
});

it('renders without a picture', () => {
  const { container } = render(<AuthPage brand="Los Aromos">Form</AuthPage>);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
