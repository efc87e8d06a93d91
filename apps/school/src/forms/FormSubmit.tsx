import { Button, type ButtonProps } from '@school/ui';
import { useFormState } from 'react-final-form';

const subscription = { submitting: true };

/**
 * Sends the form; busy until there is an answer, so that nothing is sent twice.
 *
 * @param waits Whether it is this of several such buttons that shows the waiting. All are out of reach meanwhile.
 * @param byEnter Whether Enter in a field may mean this button, as it means the first of a form.
 */
export function FormSubmit({
  waits = true,
  byEnter = true,
  onClick,
  ...rest
}: Omit<ButtonProps, 'type' | 'loading'> & { waits?: boolean; byEnter?: boolean }) {
  const { submitting } = useFormState({ subscription });
  return (
    <Button
      tone="accent"
      variant="solid"
      {...rest}
      type={byEnter ? 'submit' : 'button'}
      onClick={(event) => {
        onClick?.(event);
        if (!byEnter) event.currentTarget.form?.requestSubmit();
      }}
      loading={submitting && waits}
      disabled={submitting && !waits}
    />
  );
}
