import { Field, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';

it('names and describes the given control, and passes ref and class to the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <UiRoot locale="en" messages={messages}>
      <Field
        ref={ref}
        className="mine"
        id="hour"
        label="Hour"
        help="Of the place"
        error="No such hour"
        required
        disabled
      >
        {(control) => <input type="time" {...control} />}
      </Field>
    </UiRoot>,
  );
  const input = screen.getByLabelText('Hour');
  expect(input).toHaveAttribute('id', 'hour');
  expect(input).toBeDisabled();
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Of the place Error: No such hour');
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveAttribute('data-invalid');
});
