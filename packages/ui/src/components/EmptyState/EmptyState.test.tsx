import { EmptyState, LinkButton } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('EmptyState', () => {
  it('renders title, description and action', () => {
    render(
      <EmptyState
        icon="folder-open"
        title="No documents yet"
        level={3}
        body="Rules and circulars will appear here."
        action={<LinkButton href="/documents/new">Upload the first</LinkButton>}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No documents yet' })).toBeVisible();
    expect(screen.getByText('Rules and circulars will appear here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload the first' })).toHaveAttribute('href', '/documents/new');
  });
});
