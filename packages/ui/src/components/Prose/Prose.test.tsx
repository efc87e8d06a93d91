import { Prose, UiRoot, type RichTextDocument } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('keeps the heading levels of its content', () => {
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

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const renderProse = (content: unknown[], level?: 3) =>
  render(
    <UiRoot locale="en" messages={messages}>
      <Prose document={{ type: 'doc', content } as RichTextDocument} level={level} data-testid="text" />
    </UiRoot>,
  );

it('renders a document with headings below those of the page', () => {
  renderProse(
    [
      { type: 'heading', attrs: { level: 2 }, content: [text('One')] },
      { type: 'heading', attrs: { level: 3 }, content: [text('Two')] },
      {
        type: 'orderedList',
        attrs: { start: 4 },
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [text('a', { type: 'bold' })] }] },
        ],
      },
      { type: 'image', attrs: { src: '/court.jpg', alt: 'The court' } },
    ],
    3,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'One' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('heading', { level: 4, name: 'Two' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveAttribute('start', '4');
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('a').closest('p')).not.toHaveAttribute('dir');
  expect(screen.getByText('a').tagName).toBe('STRONG');
  expect(screen.getByRole('img', { name: 'The court' })).toHaveAttribute('src', '/court.jpg');
});

it.each(['javascript:alert(1)', '//evil.cl', 'data:text/html,x', ' https://a.cl', undefined, 7])(
  'keeps the text of a link to %o and removes the link',
  (href) => {
    renderProse([{ type: 'paragraph', content: [text('here', { type: 'link', attrs: { href } })] }]);
    expect(screen.getByText('here')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it.each([
  ['the form', 'https://a.cl/form', 'https://a.cl/form'],
  ['write to us', 'mailto:info@a.cl', 'info@a.cl'],
  ['a.cl', 'https://a.cl/', null],
  ['info@a.cl', 'mailto:info@a.cl', null],
])('prints the address of %o unless the text of the link is the address', (linkText, href, address) => {
  renderProse([{ type: 'paragraph', content: [text(linkText, { type: 'link', attrs: { href } })] }]);
  expect(screen.getByRole('link').getAttribute('data-address')).toBe(address);
});

it('renders a table with a scope for each header', () => {
  const cell = (type: string, cellText: string) => ({
    type,
    content: [{ type: 'paragraph', content: [text(cellText)] }],
  });
  renderProse([
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Course'), cell('tableHeader', 'Bus')] },
        { type: 'tableRow', content: [cell('tableHeader', '5° A'), cell('tableCell', '15')] },
      ],
    },
  ]);
  expect(screen.getByRole('columnheader', { name: 'Bus' })).toHaveAttribute('scope', 'col');
  expect(screen.getByRole('rowheader', { name: '5° A' })).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('cell', { name: '15' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  // `dir="auto"` skips descendants that set `dir`, so the paragraphs set none.
  expect(screen.getByRole('table').parentElement).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('15')).not.toHaveAttribute('dir');
});

it('renders the text of unknown nodes, and nothing for invalid ones', () => {
  renderProse([
    null,
    7,
    { type: 'html', html: '<b>x</b>' },
    { type: 'table', content: [text('cell')] },
    { type: 'image' },
  ]);
  expect(screen.getByTestId('text')).toHaveTextContent(/^cell$/);
});
