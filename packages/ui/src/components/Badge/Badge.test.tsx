import { Badge, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('shows its status as text and hides the icon from screen readers', () => {
  const { container } = render(
    <UiRoot locale="en" messages={messages}>
      <Badge tone="positive" icon="circle-check">
        Published
      </Badge>
    </UiRoot>,
  );
  expect(screen.getByText('Published')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('looks different for each tone', () => {
  const tones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const;
  const looks = tones.map(
    (tone) => render(<Badge tone={tone}>x</Badge>).container.firstElementChild?.className,
  );
  expect(new Set(looks).size).toBe(tones.length);
});
