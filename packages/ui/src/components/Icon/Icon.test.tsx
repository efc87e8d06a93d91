import { Badge, Button, Icon, iconNames, type IconName } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

it.each(iconNames)('draws %s', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
});

it('is hidden from screen readers unless it has a label', () => {
  const { container, rerender } = render(<Icon name="bell" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="bell" label="Unread" />);
  const image = screen.getByRole('img', { name: 'Unread' });
  expect(image).not.toHaveAttribute('aria-hidden');
});

it('mirrors arrows, not the clock', () => {
  const getClassName = (name: IconName) =>
    render(<Icon name={name} />).container.firstElementChild?.getAttribute('class');
  expect(getClassName('arrow-right')).toBe(getClassName('log-out'));
  expect(getClassName('arrow-right')).not.toBe(getClassName('clock'));
  expect(getClassName('clock')).toBe(getClassName('check'));
});

it('has the given size', () => {
  const { container } = render(<Icon name="bell" size={16} />);
  expect(container.firstElementChild).toHaveAttribute('width', '16');
});

describe('icon prop of a component', () => {
  const CustomIcon = () => (
    <svg data-own="">
      <path d="M0 0h24v24H0z" />
    </svg>
  );

  it('draws a kit icon by its name', () => {
    const { container } = render(<Button icon="send">Send</Button>);
    expect(container.querySelector('button > svg')?.childElementCount).toBeGreaterThan(0);
  });

  it('accepts an element, hidden from screen readers', () => {
    render(
      <Button icon={<CustomIcon />} iconEnd={<CustomIcon />}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.querySelectorAll('[aria-hidden="true"] > [data-own]')).toHaveLength(2);
  });

  it('draws a named icon in the browser only, because its shape may not be loaded on the server', () => {
    expect(renderToString(<Badge icon="clock">Late</Badge>)).toMatch(/<svg[^>]*><\/svg>/);
    expect(renderToString(<Badge icon={<CustomIcon />}>Late</Badge>)).toContain('M0 0h24v24H0z');
    expect(renderToString(<Icon name="clock" />)).not.toMatch(/<svg[^>]*><\/svg>/);
  });
});
