import { Button, ButtonGroup } from '@school/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

it('names the group and keeps each button a tab stop', async () => {
  const user = userEvent.setup();
  render(
    <ButtonGroup label="Zoom" attached>
      <Button>Smaller</Button>
      <Button>Larger</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: 'Zoom' })).toHaveTextContent('SmallerLarger');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Smaller' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Larger' })).toHaveFocus();
});

it('has a class for each orientation, attached or not', () => {
  const looks = [false, true].flatMap((attached) =>
    (['horizontal', 'vertical'] as const).map(
      (orientation) =>
        render(
          <ButtonGroup label="Zoom" attached={attached} orientation={orientation}>
            <Button>Larger</Button>
          </ButtonGroup>,
        ).container.firstElementChild?.className,
    ),
  );
  expect(new Set(looks).size).toBe(4);
});
