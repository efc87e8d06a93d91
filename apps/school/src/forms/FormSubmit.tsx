import { Button, type ButtonProps } from '@school/ui';
import { useFormState } from 'react-final-form';

const subscription = { submitting: true };

/**
 * Sends the form; busy until there is an answer, so that nothing is sent twice.
 *
 * @param waits Whether it is this of several such buttons that shows the waiting. All are out of reach meanwhile.
 */
export function FormSubmit({
  waits = true,
  ...rest
}: Omit<ButtonProps, 'type' | 'loading'> & { waits?: boolean }) {
  const { submitting } = useFormState({ subscription });
  return (
    <Button
      tone="accent"
      variant="solid"
      {...rest}
      type="submit"
      loading={submitting && waits}
      disabled={submitting && !waits}
    />
  );
}
