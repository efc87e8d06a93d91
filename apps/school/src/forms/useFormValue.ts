import { useForm, useFormState } from 'react-final-form';

const subscription = { values: true };

/** @returns The current value of a field of the enclosing form. */
export function useFormValue<Values extends object, Name extends keyof Values & string>(
  name: Name,
): Values[Name] {
  return (useFormState<Values>({ subscription }).values as Values)[name];
}

/** @returns Sets a field of the enclosing form, as if it had been typed. */
export function useFormChange<Values extends object>(): <Name extends keyof Values & string>(
  name: Name,
  value: Values[Name],
) => void {
  const form = useForm<Values>();
  return (name, value) => form.change(name as never, value as never);
}

/** @returns All current values of the enclosing form. */
export function useFormValues<Values extends object>(): Values {
  return useFormState<Values>({ subscription }).values as Values;
}

/** @returns Reads all current values of the enclosing form, without rendering again when they change. */
export function useFormReader<Values extends object>(): () => Values {
  const form = useForm<Values>();
  return () => form.getState().values as Values;
}

/** @returns Submits the enclosing form. */
export function useFormSubmit(): () => void {
  const form = useForm();
  return () => void form.submit();
}
