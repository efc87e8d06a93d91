import type { BlockDocument } from '@school/domain';
import { posts } from '@school/domain/fixtures';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlockDocumentView } from './BlockDocumentView.tsx';

const linked = (href: string): BlockDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'aquí', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
});

describe('BlockDocumentView', () => {
  it('renders headings, lists and marks as what they are', () => {
    render(<BlockDocumentView document={posts.fiestasPatrias.body as BlockDocument} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Qué cambia' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('horario reducido').tagName).toBe('STRONG');
  });

  it('takes markup for words', () => {
    const text = '<img src=x onerror=alert(1)>';
    render(
      <BlockDocumentView
        document={{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }}
      />,
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['https://aromos.example', 'mailto:a@b.cl', 'tel:+56912345678', '/blog'])('links to %s', (href) => {
    render(<BlockDocumentView document={linked(href)} />);
    expect(screen.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', href);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    ' javascript:alert(1)',
  ])('shows the words of a link to %s, and no link', (href) => {
    render(<BlockDocumentView document={linked(href)} />);
    expect(screen.getByText('aquí')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
