import { SegmentedControl } from '@school/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const options = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda', disabled: true },
] as const;

it('is one tab stop and selects on click', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(<SegmentedControl label="View" options={options} defaultValue="month" onValueChange={choose} />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Month' })).toHaveFocus();
  await user.click(screen.getByText('Week'));
  expect(choose).toHaveBeenLastCalledWith('week');
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
});

it('moves with arrow keys and skips disabled options', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(<SegmentedControl label="View" options={options} defaultValue="month" onValueChange={choose} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(choose).toHaveBeenLastCalledWith('week');
  await user.keyboard('{ArrowRight}');
  expect(choose).toHaveBeenLastCalledWith('month');
  expect(screen.getByRole('radio', { name: 'Agenda' })).toBeDisabled();
});

it('shows the controlled value only', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(<SegmentedControl label="View" options={options} value="month" onValueChange={choose} />);
  await user.click(screen.getByText('Week'));
  expect(choose).toHaveBeenCalledWith('week');
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
});

it('keeps the labels of icons for screen readers', () => {
  render(
    <SegmentedControl
      label="View"
      iconsOnly
      defaultValue="table"
      options={[
        { value: 'table', label: 'Table', icon: 'table-2' },
        { value: 'cards', label: 'Cards', icon: 'layout-grid' },
      ]}
    />,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Table',
    'Cards',
  ]);
  expect(screen.getByRole('radio', { name: 'Cards' })).not.toBeChecked();
});
