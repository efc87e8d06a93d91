import { Fieldset, TextField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

const show = (children: ReactNode) =>
  render(
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>,
  );

describe('Fieldset', () => {
  it('names the group and disables its fields', () => {
    show(
      <Fieldset label="Contact" help="Only the office sees it." disabled>
        <TextField label="Phone" />
      </Fieldset>,
    );
    expect(screen.getByRole('group', { name: 'Contact' })).toHaveAccessibleDescription(
      'Only the office sees it.',
    );
    expect(screen.getByLabelText('Phone')).toBeDisabled();
  });

  it('shows the error of the group, and passes id and class to the root', () => {
    show(
      <Fieldset id="address" className="mine" label="Address" error="Fill in one of the two">
        <TextField label="Street" />
      </Fieldset>,
    );
    const group = screen.getByRole('group', { name: 'Address' });
    expect(group).toHaveAttribute('id', 'address');
    expect(group).toHaveClass('mine');
    expect(group).toHaveAttribute('data-invalid');
    expect(group).toHaveAccessibleDescription('Error: Fill in one of the two');
    expect(screen.getByLabelText('Street')).toBeEnabled();
  });
});
