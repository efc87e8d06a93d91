import { Image } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const picture = { src: '/garden.jpeg', alt: 'The garden in spring' };

afterEach(() => void vi.restoreAllMocks());

it('waits for the picture, which is loaded when the reader is near', () => {
  render(<Image {...picture} data-testid="frame" />);
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'waiting');
});

it('marks a loaded picture, and calls onLoad', () => {
  const loaded = vi.fn();
  render(<Image {...picture} data-testid="frame" loading="eager" onLoad={loaded} />);
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'there');
  expect(loaded).toHaveBeenCalledOnce();
});

it('knows a picture that came before the page woke up', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  render(<Image {...picture} data-testid="frame" />);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-state', 'there');
});

it('puts its words in place of a picture that cannot be had, and tries another one', () => {
  const failed = vi.fn();
  const { rerender } = render(<Image {...picture} onError={failed} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(picture.alt)).toBeVisible();
  expect(failed).toHaveBeenCalledOnce();
  rerender(<Image {...picture} src="/other.jpeg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other.jpeg');
});

it.each([undefined, null, ''])('is its words where the address is %j', (src) => {
  render(<Image src={src} alt={picture.alt} />);
  expect(screen.getByText(picture.alt)).toBeVisible();
});

it('says nothing where it has nothing to say', () => {
  render(<Image alt="" data-testid="frame" />);
  expect(screen.getByTestId('frame').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('warns of a picture without words', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(createElement(Image as React.FC<{ src: string }>, { src: '/x.jpeg' }));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Image was given no alt.'));
});
