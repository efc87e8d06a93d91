import { Button, type ButtonProps } from '@school/ui';
import { useFormState } from 'react-final-form';

const subscription = { submitting: true };

/**
 * Submit button; disabled until there is a response, so that nothing is sent twice.
 *
 * @param waits Whether this one of several submit buttons shows the progress. All are disabled meanwhile.
 * @param byEnter Whether Enter in a field may activate this button, as it does with the first of a form.
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
