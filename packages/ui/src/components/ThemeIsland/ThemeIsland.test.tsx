import { tenantTheme, ThemeIsland } from '@school/ui';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe('ThemeIsland', () => {
  it('applies its theme through a style sheet of the document, and removes it on unmount', () => {
    const theme = tenantTheme('#4338CA');
    const before = document.adoptedStyleSheets.length;
    const { container, unmount } = render(<ThemeIsland theme={theme}>Fair</ThemeIsland>);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
    expect(container.querySelector('[style]')).toBeNull();
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });

  it('is dark with scheme="dark"', () => {
    const { container } = render(
      <ThemeIsland theme={tenantTheme('#4338CA')} scheme="dark" className="own" />,
    );
    expect(container.firstElementChild).toHaveClass('is-dark', 'own');
  });
});
