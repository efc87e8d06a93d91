import { Button, LinkButton } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('has the role of a link and the style of a button', () => {
  render(
    <>
      <LinkButton href="/blog/new-post" tone="accent" variant="solid" icon="plus">
        New post
      </LinkButton>
      <Button tone="accent" variant="solid" icon="plus">
        New post
      </Button>
    </>,
  );
  const link = screen.getByRole('link', { name: 'New post' });
  expect(link).toHaveAttribute('href', '/blog/new-post');
  expect(link.className).toBe(screen.getByRole('button', { name: 'New post' }).className);
});
