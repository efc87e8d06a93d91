import { Image } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const picture = { src: '/garden.jpeg', alt: 'The garden in spring' };

afterEach(() => void vi.restoreAllMocks());

it('shows a placeholder and loads the picture lazily', () => {
  render(<Image {...picture} data-testid="frame" />);
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'waiting');
});

it('marks a loaded picture and calls onLoad', () => {
  const loaded = vi.fn();
  render(<Image {...picture} data-testid="frame" loading="eager" onLoad={loaded} />);
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'there');
  expect(loaded).toHaveBeenCalledOnce();
});

it('marks a picture that was loaded before hydration', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  render(<Image {...picture} data-testid="frame" />);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'there');
});

it('shows the alternative text when the picture fails, and tries a new source', () => {
  const failed = vi.fn();
  const { rerender } = render(<Image {...picture} onError={failed} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(picture.alt)).toBeVisible();
  expect(failed).toHaveBeenCalledOnce();
  rerender(<Image {...picture} src="/other.jpeg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other.jpeg');
});

it.each([undefined, null, ''])('shows the alternative text when the source is %j', (src) => {
  render(<Image src={src} alt={picture.alt} />);
  expect(screen.getByText(picture.alt)).toBeVisible();
});

it('is hidden from screen readers when the alternative text is empty', () => {
  render(<Image alt="" data-testid="frame" />);
  expect(screen.getByTestId('frame').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('warns developers when the alternative text is missing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(createElement(Image as React.FC<{ src: string }>, { src: '/x.jpeg' }));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Image was given no alt.'));
});
